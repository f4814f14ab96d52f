/**
 * On pages with entrance animations (MOD-3): those out of view wait, and play when they are scrolled to. What is in
 * view when the page is shown has begun by itself; without this script everything is simply there.
 */
export function holdBackEntrances(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      target.setAttribute('data-enter', isIntersecting ? '' : 'wait');
      if (isIntersecting) observer.unobserve(target);
    }
  });
  for (const element of document.querySelectorAll('[data-enter]')) observer.observe(element);
}

holdBackEntrances();
