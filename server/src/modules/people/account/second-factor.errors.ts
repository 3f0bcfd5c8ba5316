import { DomainError, ForbiddenError, ValidationError } from '../../../kernel/domain-error.js';

/** The challenge to continue an incomplete login with. */
export interface IssuedChallenge {
  /** Proves for some minutes that the password was right; gives no access by itself. */
  readonly challenge: string;
  /** ISO 8601. */
  readonly challengeExpiresAt: string;
}

/** Thrown when the password was right and a code of the second factor is required. */
export class SecondFactorRequiredError extends DomainError {
  constructor(issued: IssuedChallenge) {
    const message = 'Saisissez le code de votre application d’authentification.';
    super('invalid', 'AUTH.SECOND_FACTOR_REQUIRED', message, { code: [message] }, { ...issued });
  }
}

/** Thrown when the password was right and the agency requires a second factor, which this account has not set up. */
export class SecondFactorEnrolmentRequiredError extends DomainError {
  constructor(issued: IssuedChallenge) {
    const message =
      'L’agence exige la double authentification. Activez-la en vous connectant sur le site, puis recommencez.';
    super('invalid', 'AUTH.SECOND_FACTOR_ENROLMENT_REQUIRED', message, { code: [message] }, { ...issued });
  }
}

/** Thrown when the code is not current or was used before, and is not an unused recovery code. */
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

/** Thrown when the challenge has expired, or the account changed meanwhile. */
export class ChallengeExpiredError extends ValidationError {
  constructor() {
    super(
      { challenge: ['La connexion a pris trop de temps. Saisissez de nouveau votre mot de passe.'] },
      'AUTH.CHALLENGE_EXPIRED',
    );
  }
}

/** Thrown when setting up a second factor has expired, or was started by another account. */
export class EnrolmentExpiredError extends ValidationError {
  constructor() {
    super({ enrolment: ['L’activation a pris trop de temps. Recommencez-la.'] }, 'SECOND_FACTOR.ENROLMENT_EXPIRED');
  }
}

/** Thrown when setting up a second factor for an account that already has one. */
export class SecondFactorOnError extends DomainError {
  constructor() {
    super('conflict', 'SECOND_FACTOR.ALREADY_ON', 'La double authentification est déjà activée.');
  }
}

/** Thrown when an account has no second factor: it was never set up, or has been switched off in the meantime. */
export class SecondFactorOffError extends DomainError {
  constructor() {
    super('conflict', 'SECOND_FACTOR.NOT_ON', "La double authentification n'est pas activée.");
  }
}

/** Thrown when holders switch off a second factor that the agency requires. */
export class SecondFactorKeptError extends DomainError {
  constructor() {
    super(
      'conflict',
      'SECOND_FACTOR.REQUIRED',
      "L'agence exige la double authentification : elle ne se désactive pas.",
    );
  }
}

/** Thrown when an Admin without a second factor requires it: otherwise nobody might be able to undo the requirement. */
export class OwnSecondFactorFirstError extends DomainError {
  constructor() {
    super(
      'conflict',
      'SECOND_FACTOR.OWN_FIRST',
      'Activez d’abord la double authentification de votre propre compte, dans « Mon Profile ».',
    );
  }
}

/** Thrown when Admins reset their own second factor, which must be switched off with a code instead. */
export class OwnSecondFactorResetError extends ForbiddenError {
  constructor() {
    super('Votre propre double authentification se désactive dans « Mon Profile », avec un code.');
  }
}
