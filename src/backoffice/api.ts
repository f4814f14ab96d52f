import type { Language } from '../lib/language.ts';
import { storedLanguage } from './language.tsx';

/** A refusal of the API, or no answer at all (`status` 0, code `no-connection`). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** Messages by the name of the field they belong to. */
  readonly fields: Readonly<Record<string, string>>;
  /** The whole answer: some refusals carry more, such as the newer version of what was saved. */
  readonly body: unknown;

  constructor(status: number, body: unknown, language: Language) {
    const error = errorOf(body);
    super(error?.message ?? texts[language][status === 0 ? 'noConnection' : 'failed']);
    this.status = status;
    this.code = error?.code ?? (status === 0 ? 'no-connection' : 'internal');
    this.fields = error?.fields ?? {};
    this.body = body;
  }
}

interface RequestOptions {
  /** Whether a session that has ended opens the sign-in dialog and the request is repeated; true when left out. */
  signInAgain?: boolean;
  signal?: AbortSignal;
  /** The request outlives the page; its body may have 64 kB at most. */
  keepalive?: boolean;
}

/**
 * The staff API; paths are below `/admin/api`. A body is sent as JSON, bytes (Blob, ArrayBuffer) as they are.
 * Rejects with `ApiError` only.
 */
export const api = {
  get: <T>(path: string, options?: RequestOptions) => request<T>('GET', path, undefined, options),
  post: <T>(path: string, body?: unknown, options?: RequestOptions) =>
    request<T>('POST', path, body, options),
  put: <T>(path: string, body?: unknown, options?: RequestOptions) => request<T>('PUT', path, body, options),
  patch: <T>(path: string, body?: unknown, options?: RequestOptions) =>
    request<T>('PATCH', path, body, options),
  delete: <T>(path: string, body?: unknown, options?: RequestOptions) =>
    request<T>('DELETE', path, body, options),
};

type SignInAgain = () => Promise<void>;
let signInAgain: SignInAgain | undefined;

/** Who asks for the password when the session has ended: resolves once signed in. Answers how to stop. */
export function onSessionEnded(ask: SignInAgain): () => void {
  signInAgain = ask;
  return () => {
    if (signInAgain === ask) signInAgain = undefined;
  };
}

/** No session any more, or one too old for a change of how one signs in. A wrong code is refused with 401 as well. */
const endsSession: ReadonlySet<string> = new Set(['not-signed-in', 'sign-in-again']);

async function request<T>(
  method: string,
  path: string,
  body: unknown,
  options: RequestOptions = {},
): Promise<T> {
  const answer = await send(method, path, body, options);
  const content = await contentOf(answer);
  if (answer?.ok) return content as T;
  if (options.signInAgain !== false && signInAgain && endsSession.has(errorOf(content)?.code ?? '')) {
    await signInAgain();
    return request(method, path, body, { ...options, signInAgain: false });
  }
  throw new ApiError(answer?.status ?? 0, content, storedLanguage());
}

async function send(method: string, path: string, body: unknown, { signal, keepalive }: RequestOptions) {
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': storedLanguage() };
  const bytes = body instanceof Blob || body instanceof ArrayBuffer || ArrayBuffer.isView(body);
  if (body !== undefined) headers['content-type'] = bytes ? 'application/octet-stream' : 'application/json';
  const payload = body === undefined || bytes ? (body as BodyInit | undefined) : JSON.stringify(body);
  try {
    return await fetch(`/admin/api${path}`, { method, headers, body: payload, signal, keepalive });
  } catch (error) {
    // Given up by the caller, not refused by anyone.
    if (signal?.aborted) throw error;
    return undefined;
  }
}

async function contentOf(answer: Response | undefined): Promise<unknown> {
  const text = (await answer?.text().catch(() => '')) ?? '';
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

interface ErrorBody {
  code: string;
  message: string;
  fields?: Record<string, string>;
}

const errorOf = (body: unknown): ErrorBody | undefined =>
  typeof body === 'object' && body !== null && 'error' in body ? (body.error as ErrorBody) : undefined;

const texts: Record<Language, { noConnection: string; failed: string }> = {
  nl: {
    noConnection: 'Geen verbinding met de server. Controleer je internet en probeer het opnieuw.',
    failed: 'Dat ging mis aan onze kant. Probeer het over een minuut opnieuw.',
  },
  en: {
    noConnection: 'No connection to the server. Check your internet and try again.',
    failed: 'That went wrong on our side. Try again in a minute.',
  },
  de: {
    noConnection: 'Keine Verbindung zum Server. Prüfe dein Internet und versuch es noch einmal.',
    failed: 'Da ist bei uns etwas schiefgelaufen. Versuch es in einer Minute noch einmal.',
  },
};
