import { DomainError, NotFoundError, ValidationError } from '../../../kernel/domain-error.js';

/** Thrown for an unknown account or a wrong password: the caller is not told which. */
export class BadCredentialsError extends ValidationError {
  constructor() {
    super({ email: ['Ces identifiants ne correspondent pas à nos enregistrements.'] }, 'AUTH.BAD_CREDENTIALS');
  }
}

/** Thrown for the right password of an employee whose account is inactive. */
export class EmployeeInactiveError extends ValidationError {
  constructor() {
    super({ email: ["Votre compte est désactivé. Veuillez contacter l'administrateur."] }, 'AUTH.INACTIVE');
  }
}

/** Thrown for the right password of a customer whom the staff blocked. */
export class CustomerBlockedError extends DomainError {
  constructor() {
    super('forbidden', 'AUTH.BLOCKED', "Votre compte est bloqué! Veillez-vous contacter l'administrateur");
  }
}

/** Thrown when the password that confirms the caller's identity is wrong. */
export class WrongPasswordError extends ValidationError {
  constructor(field: string) {
    super({ [field]: ['Mot de passe incorrect.'] }, 'AUTH.WRONG_PASSWORD');
  }
}

/** Thrown when the new password is the old one. */
export class SamePasswordError extends ValidationError {
  constructor() {
    super({ newPassword: ["Le nouveau mot de passe doit être différent de l'ancien."] }, 'AUTH.SAME_PASSWORD');
  }
}

/** Thrown when the link for a new password is unknown, used or expired. */
export class ResetLinkInvalidError extends ValidationError {
  constructor() {
    super({ token: ["Ce lien n'est plus valable. Demandez-en un nouveau."] }, 'AUTH.RESET_LINK_INVALID');
  }
}

/** Thrown when there is no such employee, or no longer. */
export class EmployeeNotFoundError extends NotFoundError {
  constructor() {
    super('Employé introuvable.', 'EMPLOYEE.NOT_FOUND');
  }
}
