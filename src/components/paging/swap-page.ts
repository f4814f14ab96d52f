/** A page of a list as the server answered it: its title and the containers that show it. */
interface Answer {
  title: string;
  containers: readonly HTMLElement[];
  /** The document it came in, whose icons go along. */
  page: Document;
  /** Its styles, of which those of pictures go along. */
  styles: string;
}

/** By container and address: a page seen before is shown at once (SITE-5). */
const answers = new Map<string, Promise<Answer>>();

/** The names of the query that a container reads, its page number first. */
export const namesOf = (container: HTMLElement): readonly string[] =>
  container.dataset.paging?.split(' ') ?? [];

/** Lists without an anchor share one page number, and so one answer. */
export const containersLike = (root: ParentNode, container: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('[data-paging]')].filter(
    ({ dataset }) => dataset.paging === container.dataset.paging,
  );

/** The address of the page with a container's part of the query as `asked` has it; what others read stays. */
export function addressWith(container: HTMLElement, asked: URLSearchParams): string {
  const address = new URL(location.href);
  address.hash = '';
  for (const name of namesOf(container)) {
    const value = asked.get(name);
    if (value === null) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  return address.href;
}

let latest = 0;

/**
 * Shows in a container what an address answers. False when something else was asked for meanwhile; throws when there is
 * no answer with such a list, e.g. offline.
 */
export async function showPage(container: HTMLElement, address: string): Promise<boolean> {
  latest += 1;
  const wish = latest;
  const shown = containersLike(document, container);
  for (const each of shown) each.setAttribute('aria-busy', 'true');
  try {
    const answer = await answerOf(container, address);
    if (wish !== latest) return false;
    swap(shown, answer);
    return true;
  } finally {
    if (wish === latest) for (const each of shown) each.removeAttribute('aria-busy');
  }
}

/** Keeps what is shown now, so that the way back needs no answer of the server. */
export function keepShown(container: HTMLElement, address: string): void {
  const key = keyOf(container, address);
  if (answers.has(key)) return;
  const containers = containersLike(document, container).map((each) => each.cloneNode(true) as HTMLElement);
  answers.set(key, Promise.resolve({ title: document.title, containers, page: document, styles: '' }));
}

const keyOf = ({ dataset }: HTMLElement, address: string) => `${dataset.paging} ${address}`;

function answerOf(container: HTMLElement, address: string): Promise<Answer> {
  const key = keyOf(container, address);
  let answer = answers.get(key);
  if (!answer) {
    answer = ask(container, address);
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
  }
  return answer;
}

/** Whatever its status: an answer with 404 shows its list as well (SITE-5). */
async function ask(container: HTMLElement, address: string): Promise<Answer> {
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  // The security policy of the page shown knows the styles of that page only, and complains of others.
  let styles = '';
  const html = (await response.text()).replace(/<style>(.*?)<\/style>/s, (_all, rules: string) => {
    styles = rules;
    return '';
  });
  const page = new DOMParser().parseFromString(html, 'text/html');
  const containers = containersLike(page, container);
  if (containers.length === 0) throw new Error(`${address} has no such list`);
  return { title: page.title, containers, page, styles };
}

function swap(shown: readonly HTMLElement[], { title, containers, page, styles }: Answer): void {
  adoptIcons(page);
  adoptPictureStyles(page, styles);
  for (const [index, container] of shown.entries()) {
    const answered = containers[index];
    if (!answered) continue;
    Object.assign(container.dataset, answered.dataset);
    container.replaceChildren(...[...answered.childNodes].map((node) => document.importNode(node, true)));
  }
  document.title = title;
}

/** A page carries the icons it uses; another page of the list may use others. */
function adoptIcons(page: Document): void {
  const sprite = document.querySelector('symbol')?.parentElement;
  for (const symbol of page.querySelectorAll('symbol')) {
    if (!document.getElementById(symbol.id)) sprite?.append(document.importNode(symbol, true));
  }
}

const adopted = new WeakSet<Document>([document]);

/** Where pictures are cropped and what stands in their place until they come. */
function adoptPictureStyles(page: Document, styles: string): void {
  if (adopted.has(page)) return;
  adopted.add(page);
  const rules = styles.match(/\[data-picture=[^{}]*\{[^{}]*\}/g) ?? [];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@layer components{${rules.join('')}}`);
  document.adoptedStyleSheets.push(sheet);
}
