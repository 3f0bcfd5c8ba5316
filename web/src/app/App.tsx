import '@fontsource-variable/cairo/wght.css';
import '../ui/styles.css';
import { ApolloProvider } from '@apollo/client/react';
import { RouterProvider } from 'react-router-dom';
import { OuterErrorBoundary } from './OuterErrorBoundary';
import { makeApolloClient } from './apollo';
import { makeRouter } from './router';

const client = makeApolloClient({ byHash: true });
const router = makeRouter(client);

/** The whole application in the browser. */
export const App = () => (
  <OuterErrorBoundary>
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>
  </OuterErrorBoundary>
);
