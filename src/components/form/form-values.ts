/** What stands in a form's inputs, by name; an unchecked box and an unchosen radio are left out. */
export const readForm = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    Array.from(new FormData(form)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** Puts values into the inputs that have these names, as if they had been typed; others keep theirs. */
export function writeForm(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const element of form.elements) {
    if (!isInput(element) || !(element.name in values)) continue;
    const value = values[element.name] ?? '';
    if (element instanceof HTMLInputElement && (element.type === 'radio' || element.type === 'checkbox')) {
      element.checked = element.value === value;
    } else if (element.value !== value) element.value = value;
  }
}

const isInput = (element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;
