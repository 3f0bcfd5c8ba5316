/** Texts of the people who rent, for the staff. */
export const texts = {
  kind: { registered: 'Inscrit', renter: 'De passage' },
  papersChecked: 'Pièces vérifiées le {day}',
  papersUnchecked: 'Pièces pas encore vérifiées',
  licenceExpired: 'Permis expiré le {day}',
  warnings: 'À savoir sur ce client',
};
