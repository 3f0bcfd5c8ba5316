/** Texts of the choices of records. */
export const texts = {
  choice: {
    noVehicle: 'Aucun véhicule trouvé',
    noAgency: 'Aucune agence trouvée',
    noBrand: 'Aucune marque trouvée',
  },
};
