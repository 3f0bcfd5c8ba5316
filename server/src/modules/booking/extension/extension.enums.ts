import { registerEnumType } from 'type-graphql';

/** The progress of a request for an extension. */
export enum ExtensionStatus {
  OPEN = 'OPEN',
  ACCEPTED = 'ACCEPTED',
  REFUSED = 'REFUSED',
  WITHDRAWN = 'WITHDRAWN',
  LAPSED = 'LAPSED',
}

registerEnumType(ExtensionStatus, {
  name: 'ExtensionStatus',
  description: 'How far a request for an extension is.',
  valuesConfig: {
    OPEN: { description: 'Nobody has decided on it.' },
    ACCEPTED: { description: 'The rental was extended as far.' },
    REFUSED: { description: 'The staff refused it, with a reason.' },
    WITHDRAWN: { description: 'The customer took it back.' },
    LAPSED: { description: 'The rental was over or cancelled before anybody decided.' },
  },
});
