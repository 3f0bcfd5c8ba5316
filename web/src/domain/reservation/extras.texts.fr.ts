/** Texts of the choice of extras, on the site and at the desk (docs/rules/prices.md#extras-and-charges). */
export const texts = {
  pickDates: 'Choisissez d’abord les dates : les options en dépendent.',
  pickVehicle: 'Choisissez d’abord le véhicule : les options en dépendent.',
  none: 'Aucune option n’est proposée pour ces dates.',
  perDay: '{price} par jour',
  total: '{amount} pour cette location',
  gone: 'épuisé pour ces dates',
  quantity: '{name} : quantité',
  noPiece: 'Aucun',
  age: 'Âge du conducteur le plus jeune',
  ageHint: 'Des frais en dépendent.',
  promotionCode: 'Code promo',
  promotionOff: 'Remise de ce code : {amount}',
  allIn: 'Total, tout compris',
  registered: 'Client inscrit (−{percent} % sur la location)',
  allInLines: 'Détail du prix',
  times: '{quantity} × {price}',
};
