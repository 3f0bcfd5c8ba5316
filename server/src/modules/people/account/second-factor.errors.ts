import { DomainError, ForbiddenError, ValidationError } from '../../../kernel/domain-error.js';

/** What a login that is not complete goes on with. */
export interface IssuedChallenge {
  /** Proves for some minutes that the password was right; opens nothing by itself. */
  readonly challenge: string;
  /** ISO 8601. */
  readonly challengeExpiresAt: string;
}

/** The password was right; a code of the second factor is still to come. */
export class SecondFactorRequiredError extends DomainError {
  constructor(issued: IssuedChallenge) {
    const message = 'Saisissez le code de votre application d’authentification.';
    super('invalid', 'AUTH.SECOND_FACTOR_REQUIRED', message, { code: [message] }, { ...issued });
  }
}

/** The password was right; the agency requires a second factor, which this account has not set up. */
export class SecondFactorEnrolmentRequiredError extends DomainError {
  constructor(issued: IssuedChallenge) {
    const message =
      'L’agence exige la double authentification. Activez-la en vous connectant sur le site, puis recommencez.';
    super('invalid', 'AUTH.SECOND_FACTOR_ENROLMENT_REQUIRED', message, { code: [message] }, { ...issued });
  }
}

/** The code is not one of now, was used before, or is no recovery code that is left. */
export class WrongSecondFactorError extends ValidationError {
  constructor() {
    super(
      {
        code: [
          'Ce code n’est pas valable. Saisissez celui que votre application affiche, ou un code de secours qui n’a pas servi.',
        ],
      },
      'AUTH.WRONG_SECOND_FACTOR',
    );
  }
}

/** The first half of the login is too old, or the account changed meanwhile. */
export class ChallengeExpiredError extends ValidationError {
  constructor() {
    super(
      { challenge: ['La connexion a pris trop de temps. Saisissez de nouveau votre mot de passe.'] },
      'AUTH.CHALLENGE_EXPIRED',
    );
  }
}

/** What was begun to set up a second factor is too old, or somebody else's. */
export class EnrolmentExpiredError extends ValidationError {
  constructor() {
    super({ enrolment: ['L’activation a pris trop de temps. Recommencez-la.'] }, 'SECOND_FACTOR.ENROLMENT_EXPIRED');
  }
}

export class SecondFactorOnError extends DomainError {
  constructor() {
    super('conflict', 'SECOND_FACTOR.ALREADY_ON', 'La double authentification est déjà activée.');
  }
}

export class SecondFactorOffError extends DomainError {
  constructor() {
    super('conflict', 'SECOND_FACTOR.NOT_ON', "La double authentification n'est pas activée.");
  }
}

/** The agency requires it, so its holder cannot do without. */
export class SecondFactorKeptError extends DomainError {
  constructor() {
    super(
      'conflict',
      'SECOND_FACTOR.REQUIRED',
      "L'agence exige la double authentification : elle ne se désactive pas.",
    );
  }
}

/** An Admin who requires it of others has it first: else nobody might be able to take the requirement back. */
export class OwnSecondFactorFirstError extends DomainError {
  constructor() {
    super(
      'conflict',
      'SECOND_FACTOR.OWN_FIRST',
      'Activez d’abord la double authentification de votre propre compte, dans « Mon Profile ».',
    );
  }
}

/** The own second factor is switched off with a code, never reset. */
export class OwnSecondFactorResetError extends ForbiddenError {
  constructor() {
    super('Votre propre double authentification se désactive dans « Mon Profile », avec un code.');
  }
}
