/** Texts of the amendments of a contract, for the staff and on the page where they are signed. */
export const texts = {
  kind: {
    EXTENSION: 'Prolongation',
    SHORTENING: 'Raccourcissement',
    EARLY_RETURN: 'Retour anticipé',
    SWAP: 'Changement de véhicule',
    REHOUSING: 'Changement de véhicule',
    EDIT: 'Modification',
  },
};
