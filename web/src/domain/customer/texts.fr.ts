/** Texts of the people who rent, for the staff. */
export const texts = {
  papersChecked: 'Pièces vérifiées le {day}',
  papersUnchecked: 'Pièces pas encore vérifiées',
  licenceExpired: 'Permis expiré le {day}',
};
