import { registerEnumType } from 'type-graphql';

/** Filters rentals by their deposit. */
export enum DepositFilter {
  HELD = 'HELD',
  TO_RETURN = 'TO_RETURN',
  EXPIRING = 'EXPIRING',
}

registerEnumType(DepositFilter, {
  name: 'DepositFilter',
  description: 'Which deposits a list of rentals is narrowed to.',
  valuesConfig: {
    HELD: { description: 'The agency holds something.' },
    TO_RETURN: { description: 'Held, although the vehicle is back or never left: it has to go back or be kept.' },
    EXPIRING: { description: 'Held by a card imprint that expires within the days of the settings, or has expired.' },
  },
});
