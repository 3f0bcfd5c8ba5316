import { registerEnumType } from 'type-graphql';

/** The events of a webhook: the life of a reservation and of a rental, and the payments of a rental. */
export enum WebhookEvent {
  RESERVATION_CREATED = 'RESERVATION_CREATED',
  RESERVATION_ACCEPTED = 'RESERVATION_ACCEPTED',
  RESERVATION_REFUSED = 'RESERVATION_REFUSED',
  RESERVATION_CANCELLED = 'RESERVATION_CANCELLED',
  RESERVATION_CHANGED = 'RESERVATION_CHANGED',
  RESERVATION_SIGNED = 'RESERVATION_SIGNED',
  PAYMENT_RECORDED = 'PAYMENT_RECORDED',
  DEPOSIT_SETTLED = 'DEPOSIT_SETTLED',
  RENTAL_DEPARTED = 'RENTAL_DEPARTED',
  RENTAL_EXTENDED = 'RENTAL_EXTENDED',
  RENTAL_LATE = 'RENTAL_LATE',
  RENTAL_RETURNED = 'RENTAL_RETURNED',
  RENTAL_CLOSED = 'RENTAL_CLOSED',
}

/** The state of the delivery of one event to one webhook. */
export enum WebhookDeliveryStatus {
  PENDING = 'PENDING',
  DELIVERED = 'DELIVERED',
  FAILED = 'FAILED',
}

/** The reasons for which the last attempt of a delivery can have failed. */
export enum WebhookFailure {
  REFUSED = 'REFUSED',
  TIMEOUT = 'TIMEOUT',
  UNREACHABLE = 'UNREACHABLE',
  INSECURE = 'INSECURE',
  UNKNOWN_HOST = 'UNKNOWN_HOST',
  FORBIDDEN_ADDRESS = 'FORBIDDEN_ADDRESS',
  SECRET_UNREADABLE = 'SECRET_UNREADABLE',
  SWITCHED_OFF = 'SWITCHED_OFF',
  INTERRUPTED = 'INTERRUPTED',
}

/** The type of a test event, which is sent whether or not a webhook subscribes to it. */
export const TEST_EVENT_TYPE = 'webhook.test';

/** Returns an event's name in webhooks: `reservation.created`. */
export function eventType(event: WebhookEvent): string {
  return event.toLowerCase().replace('_', '.');
}

registerEnumType(WebhookEvent, {
  name: 'WebhookEvent',
  description: 'Events that a webhook can subscribe to.',
  valuesConfig: {
    RESERVATION_CREATED: { description: 'reservation.created: a request was made, on the site or at the desk.' },
    RESERVATION_ACCEPTED: { description: 'reservation.accepted: a request became a rental.' },
    RESERVATION_REFUSED: { description: 'reservation.refused: the staff declined a request.' },
    RESERVATION_CANCELLED: { description: 'reservation.cancelled: withdrawn by the customer or the staff.' },
    RESERVATION_CHANGED: { description: 'reservation.changed: the staff edited a request or a rental.' },
    RESERVATION_SIGNED: { description: 'reservation.signed: the contract was signed, or signed again.' },
    PAYMENT_RECORDED: { description: 'payment.recorded: the amount paid for a rental changed.' },
    DEPOSIT_SETTLED: {
      description: 'deposit.settled: all that was held of a deposit went back to the customer or was kept.',
    },
    RENTAL_DEPARTED: { description: 'rental.departed: the vehicle left with the customer.' },
    RENTAL_EXTENDED: { description: 'rental.extended: the rental ends later than it was promised to.' },
    RENTAL_LATE: {
      description: 'rental.late: the vehicle was not returned by the promised end; once for each promised end.',
    },
    RENTAL_RETURNED: { description: 'rental.returned: the vehicle is back.' },
    RENTAL_CLOSED: { description: 'rental.closed: the rental is completed.' },
  },
});
registerEnumType(WebhookDeliveryStatus, {
  name: 'WebhookDeliveryStatus',
  description: 'State of a delivery.',
  valuesConfig: {
    PENDING: { description: 'Waiting for its first or next attempt.' },
    DELIVERED: { description: 'The receiver answered with a status from 200 to 299.' },
    FAILED: { description: 'Given up after the last attempt; it can be replayed.' },
  },
});
registerEnumType(WebhookFailure, {
  name: 'WebhookFailure',
  description: 'Why an attempt failed.',
  valuesConfig: {
    REFUSED: { description: 'The receiver answered with a status outside 200 to 299; redirects are not followed.' },
    TIMEOUT: { description: 'No answer within 10 seconds.' },
    UNREACHABLE: { description: 'No connection, or an interrupted one.' },
    INSECURE: { description: "The receiver's certificate is not valid." },
    UNKNOWN_HOST: { description: 'The host name could not be resolved.' },
    FORBIDDEN_ADDRESS: { description: 'The host has an address that is not public.' },
    SECRET_UNREADABLE: { description: 'The secret cannot be decrypted since AUTH_SECRET changed: rotate it.' },
    SWITCHED_OFF: { description: 'The webhook was switched off before the delivery.' },
    INTERRUPTED: { description: 'The server stopped during the attempt; it is repeated.' },
  },
});
