import { DomainError, NotFoundError, ValidationError } from '../../../kernel/domain-error.js';

/** No such account, or not its password: the caller is not told which. */
export class BadCredentialsError extends ValidationError {
  constructor() {
    super({ email: ['Ces identifiants ne correspondent pas à nos enregistrements.'] }, 'AUTH.BAD_CREDENTIALS');
  }
}

/** The right password of an employee who no longer works here. */
export class EmployeeInactiveError extends ValidationError {
  constructor() {
    super({ email: ["Votre compte est désactivé. Veuillez contacter l'administrateur."] }, 'AUTH.INACTIVE');
  }
}

/** The right password of a customer whom the staff blocked. */
export class CustomerBlockedError extends DomainError {
  constructor() {
    super('forbidden', 'AUTH.BLOCKED', "Votre compte est bloqué! Veillez-vous contacter l'administrateur");
  }
}

/** The password that should prove who is asking is not theirs. */
export class WrongPasswordError extends ValidationError {
  constructor(field: string) {
    super({ [field]: ['Mot de passe incorrect.'] }, 'AUTH.WRONG_PASSWORD');
  }
}

/** A new password that is the old one. */
export class SamePasswordError extends ValidationError {
  constructor() {
    super({ newPassword: ["Le nouveau mot de passe doit être différent de l'ancien."] }, 'AUTH.SAME_PASSWORD');
  }
}

/** The link for a new password is unknown, used or too old. */
export class ResetLinkInvalidError extends ValidationError {
  constructor() {
    super({ token: ["Ce lien n'est plus valable. Demandez-en un nouveau."] }, 'AUTH.RESET_LINK_INVALID');
  }
}

/** No such employee, or not any more. */
export class EmployeeNotFoundError extends NotFoundError {
  constructor() {
    super('Employé introuvable.', 'EMPLOYEE.NOT_FOUND');
  }
}
