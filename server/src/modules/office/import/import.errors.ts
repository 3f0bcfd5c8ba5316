import { DomainError, NotFoundError } from '../../../kernel/domain-error.js';

/** Thrown for an import that does not exist, belongs to somebody else, or was deleted since. */
export class ImportNotFoundError extends NotFoundError {
  constructor() {
    super("Cet import n'existe plus : envoyez le fichier à nouveau.", 'IMPORT.NOT_FOUND');
  }
}

/** Thrown when lines are to be imported that were not checked with the present matching of columns. */
export class ImportUncheckedError extends DomainError {
  constructor() {
    super('conflict', 'IMPORT.UNCHECKED', 'Vérifiez les lignes avant de les importer.');
  }
}

/** Thrown when wrong lines prevent an import: nothing was stored. The import says what is wrong with each line. */
export class ImportWrongLinesError extends DomainError {
  constructor(wrong: number) {
    const lines = wrong === 1 ? 'une ligne a une erreur' : `${wrong.toLocaleString('fr-FR')} lignes ont une erreur`;
    super('conflict', 'IMPORT.WRONG_LINES', `Rien n'a été importé : ${lines}.`);
  }
}
