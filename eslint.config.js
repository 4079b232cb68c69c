import js from "@eslint/js";
import tseslint from "typescript-eslint";

/** Which rooms a room may import from; see docs/design.md. */
const rooms = [
  { files: ["runtime/**/*.ts"], deny: ["generator", "generated", "cli", "test", "bench"] },
  { files: ["generated/**/*.ts"], deny: ["generator", "cli", "test", "bench"] },
  { files: ["cli/**/*.ts"], deny: ["generator", "test", "bench"] },
  { files: ["generator/**/*.ts"], deny: ["generated", "cli", "test", "bench"] },
];

export default tseslint.config(
  { ignores: ["dist", "node_modules", "generated"] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    languageOptions: {
      globals: { process: "readonly", console: "readonly", performance: "readonly", URL: "readonly" },
    },
    rules: {
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      "@typescript-eslint/consistent-type-imports": "error",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "off",
    },
  },
  ...rooms.map(({ files, deny }) => ({
    files,
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            { group: deny.map((room) => `**/${room}/**`), message: "This room may not import that one." },
          ],
        },
      ],
    },
  })),
);
