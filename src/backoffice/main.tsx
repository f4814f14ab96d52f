import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

const root = document.getElementById('app');
if (!root) throw new Error('the document has no #app');
createRoot(root).render(<App />);
