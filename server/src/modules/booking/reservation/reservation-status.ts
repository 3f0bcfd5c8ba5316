import { registerEnumType } from 'type-graphql';

export enum ReservationStatus {
  PENDING = 'PENDING',
  ACCEPTED = 'ACCEPTED',
  REFUSED = 'REFUSED',
  CANCELLED = 'CANCELLED',
}

export enum ReservationKind {
  FULL = 'FULL',
  QUICK = 'QUICK',
}

/** Lists the allowed transitions between states, and who may make them (docs/rules/reservations.md#life). */
export const TRANSITIONS: Readonly<
  Record<ReservationStatus, Partial<Record<ReservationStatus, ReadonlyArray<'owner' | 'staff'>>>>
> = {
  PENDING: { ACCEPTED: ['staff'], REFUSED: ['staff'], CANCELLED: ['owner'] },
  ACCEPTED: { CANCELLED: ['staff'] },
  REFUSED: {},
  CANCELLED: {},
};

registerEnumType(ReservationStatus, {
  name: 'ReservationStatus',
  description: 'State in the life of a reservation: PENDING → ACCEPTED, REFUSED or CANCELLED; ACCEPTED → CANCELLED.',
  valuesConfig: {
    PENDING: { description: 'En traitement: waits for the staff.' },
    ACCEPTED: { description: 'Accepter: a rental; the vehicle is promised.' },
    REFUSED: { description: 'Refuser: declined by the staff.' },
    CANCELLED: { description: 'Annuler: withdrawn by the customer, or by the staff after acceptance.' },
  },
});
registerEnumType(ReservationKind, {
  name: 'ReservationKind',
  description: 'How much the customer told.',
  valuesConfig: {
    FULL: { description: 'Reservation complet: with identity papers and an optional second driver.' },
    QUICK: { description: 'Reservation rapid: contact only; the team calls back.' },
  },
});
