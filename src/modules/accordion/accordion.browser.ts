/** The open item of a group stays open when its own title is clicked, by pointer or key (ACC-3). */
export const keepOpenItem = (event: Event): void => {
  const summary = event.target instanceof Element ? event.target.closest('summary') : null;
  if (summary?.parentElement?.matches('[data-module="accordion"] > details[open]')) event.preventDefault();
};

document.addEventListener('click', keepOpenItem);
