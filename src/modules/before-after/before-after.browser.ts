/** The edge between the pictures stands where the slider does. */
export const followSlider = ({ target }: Event): void => {
  if (target instanceof HTMLInputElement && target.matches('[data-module="before-after"] input'))
    target.closest<HTMLElement>('[data-module]')?.style.setProperty('--place', `${target.value}%`);
};

document.addEventListener('input', followSlider);
// A browser that restores a page puts the slider back without saying so.
for (const target of document.querySelectorAll('[data-module="before-after"] input'))
  target.dispatchEvent(new Event('input', { bubbles: true }));
