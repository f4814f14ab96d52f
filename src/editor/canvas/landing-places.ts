/**
 * Leaves out the empty slots of modules that are complete without, such as a hero: the page stands as visitors get
 * it. They are there while something is dragged, and one with its selected module.
 */
export function keepLandingPlaces(page: Document): LandingPlaces {
  const view = page.defaultView as (Window & typeof globalThis) | null;
  if (!view) return { show() {} };
  const sheet = new view.CSSStyleSheet();
  page.adoptedStyleSheets.push(sheet);
  return {
    show({ dragging, selected }) {
      page.documentElement.toggleAttribute('data-dragging', dragging);
      const own = selected === undefined ? '' : `:not([data-empty-slot^="${CSS.escape(selected)} "])`;
      const place = `[data-optional]${own}`;
      // What a module puts round the slot goes with it.
      const hidden = `${place}, :not([data-node]):has(> ${place}:only-child)`;
      sheet.replaceSync(dragging ? '' : `${hidden} { display: none; }`);
    },
  };
}

export interface LandingPlaces {
  show(state: { dragging: boolean; selected: string | undefined }): void;
}
