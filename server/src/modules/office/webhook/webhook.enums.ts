import { registerEnumType } from 'type-graphql';

/** What a webhook can be told of: the life of a reservation and of a rental, and the money of a rental. */
export enum WebhookEvent {
  RESERVATION_CREATED = 'RESERVATION_CREATED',
  RESERVATION_ACCEPTED = 'RESERVATION_ACCEPTED',
  RESERVATION_REFUSED = 'RESERVATION_REFUSED',
  RESERVATION_CANCELLED = 'RESERVATION_CANCELLED',
  RESERVATION_CHANGED = 'RESERVATION_CHANGED',
  RESERVATION_SIGNED = 'RESERVATION_SIGNED',
  PAYMENT_RECORDED = 'PAYMENT_RECORDED',
  RENTAL_DEPARTED = 'RENTAL_DEPARTED',
  RENTAL_LATE = 'RENTAL_LATE',
  RENTAL_RETURNED = 'RENTAL_RETURNED',
  RENTAL_CLOSED = 'RENTAL_CLOSED',
}

/** How far the delivery of one event to one webhook is. */
export enum WebhookDeliveryStatus {
  PENDING = 'PENDING',
  DELIVERED = 'DELIVERED',
  FAILED = 'FAILED',
}

/** Why the last attempt did not succeed. */
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

/** What a test event is called; no webhook has to ask for it. */
export const TEST_EVENT_TYPE = 'webhook.test';

/** An event's name on the wire: `reservation.created`. */
export function eventType(event: WebhookEvent): string {
  return event.toLowerCase().replace('_', '.');
}

registerEnumType(WebhookEvent, {
  name: 'WebhookEvent',
  description: 'What a webhook can be told of.',
  valuesConfig: {
    RESERVATION_CREATED: { description: 'reservation.created: a request was made, on the site or at the desk.' },
    RESERVATION_ACCEPTED: { description: 'reservation.accepted: a request became a rental.' },
    RESERVATION_REFUSED: { description: 'reservation.refused: the staff declined a request.' },
    RESERVATION_CANCELLED: { description: 'reservation.cancelled: withdrawn by the customer or the staff.' },
    RESERVATION_CHANGED: { description: 'reservation.changed: the staff edited a request or a rental.' },
    RESERVATION_SIGNED: { description: 'reservation.signed: the contract was signed, or signed again.' },
    PAYMENT_RECORDED: { description: 'payment.recorded: what has been paid for a rental changed.' },
    RENTAL_DEPARTED: { description: 'rental.departed: the vehicle left with the customer.' },
    RENTAL_LATE: {
      description: 'rental.late: the vehicle is still out after its promised end; once for each promised end.',
    },
    RENTAL_RETURNED: { description: 'rental.returned: the vehicle is back.' },
    RENTAL_CLOSED: { description: 'rental.closed: nothing is left to do for a rental.' },
  },
});
registerEnumType(WebhookDeliveryStatus, {
  name: 'WebhookDeliveryStatus',
  description: 'How far a delivery is.',
  valuesConfig: {
    PENDING: { description: 'Waits for its first or next attempt.' },
    DELIVERED: { description: 'The receiver answered with a status from 200 to 299.' },
    FAILED: { description: 'Given up after the last attempt; it can be replayed.' },
  },
});
registerEnumType(WebhookFailure, {
  name: 'WebhookFailure',
  description: 'Why an attempt did not succeed.',
  valuesConfig: {
    REFUSED: { description: 'The receiver answered with a status outside 200 to 299; redirects are not followed.' },
    TIMEOUT: { description: 'No answer within 10 seconds.' },
    UNREACHABLE: { description: 'No connection, or one that broke off.' },
    INSECURE: { description: "The receiver's certificate is not valid." },
    UNKNOWN_HOST: { description: 'The name of the host leads to no address.' },
    FORBIDDEN_ADDRESS: { description: 'The host leads to an address that is not public.' },
    SECRET_UNREADABLE: { description: 'The secret cannot be read since AUTH_SECRET changed: rotate it.' },
    SWITCHED_OFF: { description: 'The webhook was switched off before the delivery.' },
    INTERRUPTED: { description: 'The server stopped in the middle of it; it is sent again.' },
  },
});
