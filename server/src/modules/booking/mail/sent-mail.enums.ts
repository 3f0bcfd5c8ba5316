import { registerEnumType } from 'type-graphql';

/** The subject of a mail about a reservation. */
export enum SentMailKind {
  RECEIVED = 'RECEIVED',
  ACCEPTED = 'ACCEPTED',
  CHANGED = 'CHANGED',
  REFUSED = 'REFUSED',
  CANCELLED = 'CANCELLED',
  RETURNING = 'RETURNING',
  LATE = 'LATE',
  INSPECTION = 'INSPECTION',
  EXTENSION_REFUSED = 'EXTENSION_REFUSED',
}

/** The recipient of a mail about a reservation. */
export enum MailRecipient {
  CUSTOMER = 'CUSTOMER',
  AGENCY = 'AGENCY',
}

registerEnumType(SentMailKind, {
  name: 'SentMailKind',
  description: 'What a mail about a reservation was about.',
  valuesConfig: {
    RECEIVED: { description: 'The request arrived.' },
    ACCEPTED: { description: 'The request was accepted.' },
    CHANGED: { description: 'The reservation was changed.' },
    REFUSED: { description: 'The request was refused.' },
    CANCELLED: { description: 'The reservation was cancelled.' },
    RETURNING: { description: 'The rental ends soon.' },
    LATE: { description: 'The rental is late.' },
    INSPECTION: { description: 'The link to the report of the inspections.' },
    EXTENSION_REFUSED: { description: 'A request for an extension was refused.' },
  },
});

registerEnumType(MailRecipient, {
  name: 'MailRecipient',
  description: 'Who a mail about a reservation was for.',
  valuesConfig: {
    CUSTOMER: { description: 'The first driver, or the account of the reservation.' },
    AGENCY: { description: 'The agency itself.' },
  },
});
