import { type ModuleProps, rootWith } from '../define-module.ts';
import type { textFields } from './text.definition.ts';
import styles from './text.module.css';

/** Formatted text. */
export const Text = ({ root, html, size }: ModuleProps<typeof textFields>) => (
  <div
    {...rootWith(root, 'prose', styles[size])}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the rich text field
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
