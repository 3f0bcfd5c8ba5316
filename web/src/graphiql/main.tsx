// The editor is loaded on its own, so that its packages are not among those that every page starts with (web/vite/chunks.ts).
void import('./Editor');
