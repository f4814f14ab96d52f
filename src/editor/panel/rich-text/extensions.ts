import { Extension, type Extensions } from '@tiptap/core';
import { richTextSchema } from '../../in-place/rich-text-schema.ts';
import { cleanPaste } from './clean-paste.ts';

const CleanPaste = Extension.create({
  name: 'cleanPaste',
  transformPastedHTML: (html: string) => cleanPaste(html),
});

/** A text as it is edited in place, with what is pasted brought to its forms first. */
export const richTextExtensions: Extensions = [...richTextSchema, CleanPaste];
