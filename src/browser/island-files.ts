/** Written as JSON into the page (`#island-files`): where the scripts of its islands are. */
export interface IslandFiles {
  /** The address of the script that wakes islands, with React. */
  hydrate: string;
  /** By island type, the addresses of its script and all that it imports. */
  islands: Record<string, string[]>;
}
