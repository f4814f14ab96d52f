/** The compiled CSS of each module folder, by the folder's name; only the server reads it. */
const files = import.meta.glob<string>('./*/*.module.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

const byFolder = new Map<string, string>();
for (const [path, css] of Object.entries(files)) {
  const folder = path.split('/')[1] as string;
  byFolder.set(folder, (byFolder.get(folder) ?? '') + css);
}

export const moduleCss = (folder: string): string => byFolder.get(folder) ?? '';

/** The CSS of every module, for the builder's canvas. */
export const allModuleCss = (): string => [...byFolder.values()].join('');
