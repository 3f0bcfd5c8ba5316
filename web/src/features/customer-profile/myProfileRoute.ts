import { preload, type ApolloClient, type Started } from '../../platform/query/preload';
import { onOtherPage } from '../../platform/session/guards';
import { MyProfileDocument, type MyProfileQuery } from './MyProfile.generated';

/** What the route of the customer's profile loads. */
export interface LoadedProfile {
  profile: Started<MyProfileQuery>;
}

/** Makes what the route of the customer's profile loads. */
export const myProfileRoute = (client: ApolloClient) => ({
  loader: (): LoadedProfile => ({ profile: preload(client, MyProfileDocument, {}) }),
  shouldRevalidate: onOtherPage,
});
