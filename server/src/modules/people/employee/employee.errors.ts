import { DomainError, ForbiddenError, ValidationError } from '../../../kernel/domain-error.js';

/** Thrown when another employee already has this e-mail address. */
export class EmployeeEmailTakenError extends ValidationError {
  constructor() {
    super({ email: ["Cette adresse e-mail est déjà celle d'un employé."] }, 'EMPLOYEE.EMAIL_TAKEN');
  }
}

/** Thrown when an employee changes an Admin's account (docs/rules/accounts.md#roles-of-the-staff). */
export class AdminAccountError extends ForbiddenError {
  constructor() {
    super("Seul un Admin peut modifier ou supprimer le compte d'un Admin.");
  }
}

/** Thrown when an employee sets a role (docs/rules/accounts.md#roles-of-the-staff). */
export class RoleReservedError extends ForbiddenError {
  constructor() {
    super('Seul un Admin peut attribuer un rôle.');
  }
}

/** Thrown because without an Admin nobody could make another one. */
export class LastAdminError extends DomainError {
  constructor() {
    super(
      'conflict',
      'EMPLOYEE.LAST_ADMIN',
      "C'est le dernier Admin : il ne peut être ni supprimé ni rétrogradé. Créez d'abord un autre Admin.",
    );
  }
}
