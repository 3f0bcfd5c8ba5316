/** French texts about amendments of a contract, for the staff's screens and the page on which the customer signs. */
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
