/** A value as it arrives in JSON: moments are ISO texts. */
export type Wire<T> = T extends Date ? string : T extends object ? { [K in keyof T]: Wire<T[K]> } : T;
