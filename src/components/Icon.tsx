/**
 * An icon of the site's set (`components/icons/<name>.svg`), drawn in the text's colour. The page carries each
 * icon it uses once, as a symbol; the icon itself is decoration, its meaning stands in words beside it.
 */
export const Icon = ({ name, className }: { name: string; className?: string }) => (
  <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
    <use href={`#icon-${name}`} />
  </svg>
);
