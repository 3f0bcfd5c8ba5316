import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { OuterErrorBoundary } from './OuterErrorBoundary';

interface AppProps {
  client: ApolloClient;
  /** The router that renders the pages. */
  children: ReactNode;
}

/** Renders the whole application, in the browser and on the server. */
export const App = ({ client, children }: AppProps) => (
  <OuterErrorBoundary>
    <ApolloProvider client={client}>{children}</ApolloProvider>
  </OuterErrorBoundary>
);
