import { registerEnumType } from 'type-graphql';

/** The progress of a proposed charge. VOID marks a charge of a return that was recorded by mistake. */
export enum ReturnChargeStatus {
  PROPOSED = 'PROPOSED',
  CONFIRMED = 'CONFIRMED',
  DROPPED = 'DROPPED',
  VOID = 'VOID',
}

/** The staff's decision on a proposed charge. */
export enum ReturnChargeDecision {
  CONFIRM = 'CONFIRM',
  DROP = 'DROP',
}

registerEnumType(ReturnChargeStatus, {
  name: 'ReturnChargeStatus',
  description: 'How far a charge that a return made proposed is.',
  valuesConfig: {
    PROPOSED: { description: 'Nobody has decided yet: nothing is charged.' },
    CONFIRMED: { description: 'It is a line of the price.' },
    DROPPED: { description: 'The staff let it go, or took its line back.' },
    VOID: { description: 'Its return was recorded by mistake. Never given.' },
  },
});
registerEnumType(ReturnChargeDecision, {
  name: 'ReturnChargeDecision',
  description: 'What the staff decide on a proposed charge.',
  valuesConfig: {
    CONFIRM: { description: 'It is charged, at the proposed amount or another one.' },
    DROP: { description: 'It is not charged.' },
  },
});
