import '@fontsource-variable/cairo/wght.css';
import '../ui/styles.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App';
import { makeApolloClient } from './apollo';
import { loadPage, readPageData } from './drawnPage';
import { makeRoutes } from './router';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root element');

const page = readPageData();
const client = makeApolloClient({ byHash: true, cache: page?.cache });
const routes = makeRoutes(client);
/** What another page left for this one (after a reload, too) is not in the page that the server drew. */
const left = (window.history.state as { usr?: unknown } | null)?.usr != null;

const onStanding = (): void => {
  // From now on pages ask anew what changes; until here the answers were those that came with the page.
  client.prioritizeCacheValues = false;
  window.takenOver?.();
};

const start = async (): Promise<void> => {
  if (page) await loadPage(routes, window.location);
  const router = createBrowserRouter(routes, page ? { hydrationData: page.router } : {});
  const app = (
    <StrictMode>
      <App client={client} onStanding={onStanding}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
  // In a transition, so that taking over the page never holds up a tap for long.
  if (page && !left) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
};

void start();
