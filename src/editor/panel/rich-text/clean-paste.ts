const wordList = /mso-list:\s*\S+\s+level(\d+)/i;

/** Word writes a list as paragraphs with a bullet typed before each; makes lists of them again. */
function listsOfWord(document: Document): void {
  let list: HTMLElement | undefined;
  for (const paragraph of [...document.querySelectorAll('p')]) {
    const isItem =
      wordList.test(paragraph.getAttribute('style') ?? '') || /^MsoListParagraph/.test(paragraph.className);
    if (!isItem) {
      list = undefined;
      continue;
    }
    const markers = [...paragraph.querySelectorAll<HTMLElement>('[style*="mso-list"]')];
    const marker = markers.map((each) => each.textContent ?? '').join('');
    for (const each of markers) each.remove();
    const type = /^\s*(\d+|[a-z])[.)]/i.test(marker || (paragraph.textContent ?? '')) ? 'ol' : 'ul';
    if (!list || list !== paragraph.previousElementSibling || list.localName !== type) {
      list = document.createElement(type);
      paragraph.before(list);
    }
    const item = document.createElement('li');
    const words = document.createElement('p');
    words.append(...paragraph.childNodes);
    item.append(words);
    list.append(item);
    paragraph.remove();
  }
}

const renamed: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em' };

function rename(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** Bold or italic that a web page or editor wrote as a style, and a `<b>` that is none (Google Docs). */
function meaningOfStyles(document: Document): void {
  for (const element of document.querySelectorAll<HTMLElement>('[style]')) {
    const { fontWeight, fontStyle } = element.style;
    const bold = /^(bold|bolder|[6-9]00)$/.test(fontWeight);
    if (element.localName === 'b' && /^(normal|400)$/.test(fontWeight)) {
      element.replaceWith(...element.childNodes);
      continue;
    }
    if (element.localName === 'span' && bold) wrapContent(element, 'strong');
    if (element.localName === 'span' && fontStyle === 'italic') wrapContent(element, 'em');
  }
}

function wrapContent(element: Element, name: string): void {
  const inner = element.ownerDocument.createElement(name);
  inner.append(...element.childNodes);
  element.append(inner);
}

/**
 * What is pasted from Word, Google Docs or a web page, without its styles, classes and invisible parts: headings,
 * lists, links and emphasis stay. The editor drops tags it does not have; the server cleans once more.
 */
export function cleanPaste(html: string): string {
  const document = new DOMParser().parseFromString(html, 'text/html');
  for (const element of document.querySelectorAll(
    'script, style, meta, link, title, xml, svg, img, picture, video, iframe, object, button, input, select, noscript, [hidden], [aria-hidden="true"]',
  )) {
    element.remove();
  }
  listsOfWord(document);
  meaningOfStyles(document);
  for (const [name, other] of Object.entries(renamed)) {
    for (const element of document.querySelectorAll(name)) rename(element, other);
  }
  for (const element of document.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      if (name !== 'href' && name !== 'target') element.removeAttribute(name);
    }
  }
  for (const paragraph of document.querySelectorAll('p')) {
    if (!(paragraph.textContent ?? '').replace(/\u00a0/g, ' ').trim()) paragraph.remove();
  }
  return document.body.innerHTML
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<\/?o:p>/g, '')
    .trim();
}
