/** The features' public faces that modules may read from, by type only; the server hands them in. */
// biome-ignore lint/suspicious/noEmptyInterface: filled as features arrive
export interface ModuleServices {}
