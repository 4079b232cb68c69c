import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    testTimeout: 120_000,
    maxWorkers: 2,
    // Files share a worker's modules: loading the generated ones again for each took longer than many a test.
    isolate: false,
    // What tests compile is megabytes of plain JavaScript: Node reads it as it is.
    server: { deps: { external: [/\/(semantics|definitions)-\w+\/\w+\.mjs$/] } },
    setupFiles: ["test/support/properties.ts"],
  },
});
