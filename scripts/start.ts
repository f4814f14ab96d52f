import { setSourceMapsSupport } from 'node:module';
import { loadSettings } from '../src/server/load-settings.ts';
import { buildIfStale } from './build.ts';

// The server runs in this very process: signals, exit code and a sudden end need no forwarding.
loadSettings();
// Before React is loaded, which renders six times slower without it.
process.env.NODE_ENV = 'production';
setSourceMapsSupport(true);
buildIfStale();
await import(new URL('../dist/server/main.js', import.meta.url).href);
