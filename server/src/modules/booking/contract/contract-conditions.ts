/** One article of the general conditions. */
export interface Condition {
  readonly title: string;
  readonly text: string;
}

/** The general conditions of rental that the contract prints. */
export const CONDITIONS: readonly Condition[] = [
  {
    title: 'Véhicule',
    text: 'Le locataire reçoit le véhicule en bon état de marche, propre, avec ses papiers, sa roue de secours et ses accessoires. Un état contradictoire est dressé au départ et au retour ; toute réserve y est portée avant le départ.',
  },
  {
    title: 'Conducteurs',
    text: "Seules conduisent les personnes désignées au contrat, titulaires d'un permis en cours de validité depuis deux ans au moins. Le prêt et la sous-location du véhicule sont interdits.",
  },
  {
    title: 'Usage',
    text: "Le véhicule est utilisé avec prudence, sur les voies carrossables et sur le seul territoire marocain, sauf accord écrit de l'agence. Sont interdits le remorquage, les compétitions, le transport rémunéré de personnes ou de marchandises et la conduite sous l'effet de l'alcool ou de stupéfiants.",
  },
  {
    title: 'Durée et prolongation',
    text: "La location est comptée par périodes de 24 heures entamées. Toute prolongation est demandée avant l'heure de retour prévue et n'est acquise qu'après l'accord de l'agence ; à défaut, chaque période entamée est due au prix du contrat.",
  },
  {
    title: 'Prix et règlement',
    text: "Le prix comprend la location et la TVA au taux en vigueur. L'avance versée est déduite du total ; le solde est payé au plus tard à la remise du véhicule. Le carburant, les péages et les amendes restent à la charge du locataire.",
  },
  {
    title: 'Carburant',
    text: "Le véhicule est restitué avec la même quantité de carburant qu'au départ. Le carburant manquant est facturé au prix de la pompe.",
  },
  {
    title: 'Assurance',
    text: "Le véhicule est assuré selon la police indiquée au contrat. La franchise, les dommages causés par une faute lourde, par un conducteur non désigné ou sous l'effet de l'alcool, ainsi que les dommages aux pneus, aux jantes, au dessous de caisse et à l'habitacle restent à la charge du locataire.",
  },
  {
    title: 'Accident et vol',
    text: "Le locataire prévient l'agence et les autorités sans délai, remet un constat ou un procès-verbal dans les 48 heures et n'accepte aucune transaction avec un tiers. En cas de vol, il remet les clés et les papiers du véhicule.",
  },
  {
    title: 'Panne et entretien',
    text: "Le locataire surveille les niveaux et les témoins d'alerte et arrête le véhicule en cas d'anomalie. Aucune réparation n'est faite sans l'accord de l'agence ; une réparation autorisée est remboursée sur présentation de la facture.",
  },
  {
    title: 'Infractions',
    text: "Le locataire répond des infractions commises pendant la location. L'agence communique son identité aux autorités qui la demandent.",
  },
  {
    title: 'Restitution',
    text: "Le véhicule est restitué au lieu, au jour et à l'heure convenus. Faute de restitution, et après mise en demeure, l'agence peut le reprendre où il se trouve et saisir les autorités compétentes.",
  },
  {
    title: 'Données personnelles et litiges',
    text: "Les données du locataire servent à la gestion de la location, conformément à la loi 09-08 ; il dispose d'un droit d'accès, de rectification et d'opposition auprès de l'agence. Le droit marocain s'applique ; à défaut d'accord amiable, les tribunaux du siège de l'agence sont compétents.",
  },
];
