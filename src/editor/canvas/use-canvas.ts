import { useDebouncedValue } from '@mantine/hooks';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../backoffice/api.ts';
import type { CanvasDocument, CanvasParts, CanvasProblem } from '../catalogue.ts';
import { endTyping } from '../in-place/in-place.ts';
import { pathTo, type Tree, visitNodes } from '../state/tree.ts';
import { useEditor } from '../state/use-editor.ts';
import { canvasFrame } from './canvas-frame.ts';
import { type CanvasSync, canvasSync } from './canvas-sync.ts';
import { listenToFrame } from './frame-events.ts';
import { touchFrame, useFrame } from './use-frame.ts';

/** What the canvas shows and whether it still follows the page. */
interface CanvasState {
  html?: string;
  error?: unknown;
  retry(): void;
}

/** Asks for the page's document, and then only for the outermost modules that change. */
export function useCanvas(iframe: RefObject<HTMLIFrameElement | null>): CanvasState {
  const { pageKey, language } = useEditor.getState();
  const headerMode = useEditor(({ settings }) => settings.headerMode);
  const postWords = usePostWords();
  const [html, setHtml] = useState<string>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const drawn = useFrame((state) => state.drawn);
  const rendered = useRef<Tree>([]);
  const sync = useRef<CanvasSync>(undefined);
  const stop = useRef<AbortController>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another header, another title of a post, another attempt or a changed library is another document
  useEffect(() => {
    const { tree, settings, setProblems } = useEditor.getState();
    let isNewest = true;
    setError(undefined);
    api.post<CanvasDocument>(`/canvas/${pageKey}/${language}`, { tree, settings }).then(
      (answer) => {
        if (!isNewest) return;
        rendered.current = tree;
        setProblems(answer.problems);
        setHtml(answer.html);
      },
      (reason) => isNewest && setError(reason),
    );
    return () => {
      isNewest = false;
    };
  }, [pageKey, language, headerMode, postWords, attempt, drawn]);

  useEffect(() => {
    if (html === undefined) return;
    return whenParsed(iframe, html, (element, document) => {
      stop.current?.abort();
      stop.current = new AbortController();
      const { signal } = stop.current;
      const scrolled = useFrame.getState().frame?.document.defaultView?.scrollY ?? 0;
      const frame = canvasFrame(document);
      document.defaultView?.scrollTo(0, scrolled);
      listenToFrame(document, signal);
      useFrame.setState({ frame, element });
      sync.current = startSync(rendered.current, `/canvas/${pageKey}/${language}/parts`, setError, signal);
      touchFrame();
    });
  }, [html, iframe, pageKey, language]);

  useEffect(
    () => () => {
      endTyping();
      stop.current?.abort();
      useFrame.setState({ frame: undefined, element: undefined });
    },
    [],
  );

  const retry = useCallback(() => {
    setError(undefined);
    if (sync.current) sync.current.retry();
    else setAttempt((count) => count + 1);
  }, []);
  return { html, error, retry };
}

/** What the layout of posts tells of the page, once nobody has changed it for a moment; '' for what is no post. */
function usePostWords(): string {
  const words = useEditor(({ settings: { post, title } }) =>
    post ? JSON.stringify({ title, ...post }) : '',
  );
  return useDebouncedValue(words, 900)[0];
}

/** Pictures may take long; the page can be worked on as soon as it is read. */
function whenParsed(
  iframe: RefObject<HTMLIFrameElement | null>,
  html: string,
  ready: (element: HTMLIFrameElement, document: Document) => void,
): () => void {
  const before = useFrame.getState().frame?.document;
  let frame = 0;
  const look = () => {
    const document = iframe.current?.contentDocument;
    const isIts = document && document !== before && iframe.current?.srcdoc === html;
    if (isIts && document.readyState !== 'loading' && document.querySelector('main')) {
      ready(iframe.current as HTMLIFrameElement, document);
    } else frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
}

function startSync(
  rendered: Tree,
  path: string,
  failed: (error: unknown) => void,
  signal: AbortSignal,
): CanvasSync {
  const sync = canvasSync(rendered, {
    render: (nodes) => api.post<CanvasParts>(path, { nodes, settings: useEditor.getState().settings }),
    show: (answer) => {
      if (signal.aborted) return;
      failed(undefined);
      const { frame } = useFrame.getState();
      frame?.addStyles(answer.css);
      for (const { id, html } of answer.parts) frame?.show(id, html);
      keepProblems(answer);
      touchFrame();
    },
    arrange: (tree) => {
      if (signal.aborted) return;
      useFrame.getState().frame?.arrange(tree);
      touchFrame();
    },
    failed,
    schedule: (callback) => requestAnimationFrame(callback),
  });
  const stops = [
    useEditor.subscribe(({ tree }) => tree, sync.update),
    useEditor.subscribe(
      ({ typing }) => typing,
      (typing) => sync.hold(typing && pathTo(useEditor.getState().tree, typing.id)[0]?.id),
    ),
  ];
  signal.addEventListener('abort', () => {
    for (const each of stops) each();
  });
  sync.update(useEditor.getState().tree);
  return sync;
}

/** The problems of the modules that were rendered anew replace their earlier ones. */
function keepProblems({ parts, problems }: CanvasParts): void {
  const { tree, problems: before, setProblems } = useEditor.getState();
  const renewed = new Set<string>();
  const present = new Set<string>();
  const shown = new Set(parts.map(({ id }) => id));
  visitNodes(tree, (node, parents) => {
    present.add(node.id);
    if (shown.has((parents[0] ?? node).id)) renewed.add(node.id);
  });
  const kept = before.filter(({ nodeId }) => present.has(nodeId) && !renewed.has(nodeId));
  const next: CanvasProblem[] = [...kept, ...problems];
  if (next.length > 0 || before.length > 0) setProblems(next);
}
