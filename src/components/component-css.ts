const classFiles = import.meta.glob<Record<string, string>>('./**/*.module.css', {
  import: 'default',
  eager: true,
});
const cssFiles = import.meta.glob<string>('./**/*.module.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** Each shared component's CSS, and the beginning that all its class names have. */
const components = Object.entries(classFiles).flatMap(([path, classes]) => {
  const [local, className] = Object.entries(classes)[0] ?? [];
  return local && className ? [{ prefix: className.slice(0, -local.length), css: cssFiles[path] ?? '' }] : [];
});

/** The CSS of the shared components that stand in this HTML; only the server reads it. */
export const componentCss = (html: string): string =>
  components
    .filter(({ prefix }) => html.includes(prefix))
    .map(({ css }) => css)
    .join('');

/** The CSS of all of them, for the builder's canvas. */
export const allComponentCss = (): string => components.map(({ css }) => css).join('');
