/** Where a person of the demo comes from: names, papers, telephone and home follow. */
export interface Origin {
  /** As typed into the nationality field. */
  readonly nationality: string;
  readonly foreigner: boolean;
  readonly phonePrefix: string;
  /** Digits after the prefix. */
  readonly phoneDigits: number;
  readonly men: readonly string[];
  readonly women: readonly string[];
  readonly families: readonly string[];
  readonly homes: readonly string[];
}

const MOROCCAN_HOMES = [
  '14, rue Oued Ziz, Agdal, Rabat',
  '27, boulevard Ghandi, Casablanca',
  '8, rue de la Liberté, Guéliz, Marrakech',
  '63, avenue Hassan II, Fès',
  '5, rue Ibn Khaldoun, Tanger',
  'Résidence Al Andalous, immeuble 12, Salé',
  'Lotissement Riad, villa 41, Bouskoura',
  '19, avenue Mohammed V, Kénitra',
  '102, boulevard Abdelmoumen, Casablanca',
  'Hay Salam, rue 7, n° 33, Agadir',
  '36, rue Moulay Ismaïl, Meknès',
  '11, avenue des FAR, Tétouan',
] as const;

const MOROCCO: Origin = {
  nationality: 'Marocaine',
  foreigner: false,
  phonePrefix: '+2126',
  phoneDigits: 8,
  men: [
    'Youssef',
    'Mehdi',
    'Omar',
    'Hamza',
    'Anas',
    'Reda',
    'Ayoub',
    'Othmane',
    'Rachid',
    'Hicham',
    'Soufiane',
    'Zakaria',
    'Abdellah',
    'Nabil',
    'Ilyas',
    'Saad',
    'Adil',
    'Jamal',
    'Mohamed Amine',
    'Abderrahim',
  ],
  women: [
    'Fatima Zahra',
    'Salma',
    'Imane',
    'Khadija',
    'Nadia',
    'Hajar',
    'Sanae',
    'Meryem',
    'Zineb',
    'Loubna',
    'Ghita',
    'Houda',
    'Ikram',
    'Asmae',
    'Siham',
    'Kenza',
  ],
  families: [
    'Alaoui',
    'Benjelloun',
    'El Idrissi',
    'Tahiri',
    'Berrada',
    'Fassi',
    'Bennis',
    'Chraibi',
    'El Amrani',
    'Ouazzani',
    'Mansouri',
    'Kabbaj',
    'Sebti',
    'Lahlou',
    'Zouiten',
    'Belkadi',
    'El Khattabi',
    'Naciri',
    'Squalli',
    'Ait Lahcen',
    'Boukhari',
    'Daoudi',
    'Hajji',
    'Skalli',
  ],
  homes: MOROCCAN_HOMES,
};

const ARABIC: Origin = {
  ...MOROCCO,
  men: ['محمد', 'عبد الله', 'ياسين', 'إبراهيم'],
  women: ['فاطمة', 'خديجة', 'مريم'],
  families: ['العلوي', 'بنجلون', 'الإدريسي', 'المنصوري', 'السباعي', 'أيت الطالب'],
};

const FRANCE: Origin = {
  nationality: 'Française',
  foreigner: true,
  phonePrefix: '+336',
  phoneDigits: 8,
  men: ['Julien', 'Nicolas', 'Antoine', 'Jean-Baptiste', 'Frédéric', 'Loïc', 'Rémi', 'Karim'],
  women: ['Camille', 'Élodie', 'Anne-Sophie', 'Chloé', 'Hélène', 'Marion', 'Léa'],
  families: [
    'Lefèvre',
    'Moreau',
    "L'Hermitte",
    'Garnier',
    'Le Goff',
    'Rousseau',
    'Dubois',
    'Morel',
    'Benali',
    'Chevalier',
  ],
  homes: [
    '12, rue des Lilas, 69003 Lyon',
    '7, quai de la Fosse, 44000 Nantes',
    '45, rue de Rivoli, 75004 Paris',
    '3, allée Jean-Jaurès, 31000 Toulouse',
  ],
};

const SPAIN: Origin = {
  nationality: 'Espagnole',
  foreigner: true,
  phonePrefix: '+346',
  phoneDigits: 8,
  men: ['Javier', 'Álvaro', 'Sergio', 'Íñigo'],
  women: ['Lucía', 'Marta', 'Begoña', 'Carmen'],
  families: ['García López', 'Fernández', 'Muñoz', 'Jiménez Ruiz', 'Ortega', 'Peña'],
  homes: ['Calle Larios 14, 29005 Málaga', 'Carrer de Balmes 88, 08008 Barcelona', 'Calle Feria 21, 41003 Sevilla'],
};

const ITALY: Origin = {
  nationality: 'Italienne',
  foreigner: true,
  phonePrefix: '+3934',
  phoneDigits: 8,
  men: ['Matteo', 'Lorenzo', 'Niccolò'],
  women: ['Giulia', 'Chiara', 'Francesca'],
  families: ['Rossi', "D'Amico", 'Colombo', 'Marchetti'],
  homes: ['Via Garibaldi 9, 20121 Milano', 'Via Toledo 210, 80134 Napoli'],
};

const GERMANY: Origin = {
  nationality: 'Allemande',
  foreigner: true,
  phonePrefix: '+49151',
  phoneDigits: 8,
  men: ['Jürgen', 'Lukas', 'Sebastian'],
  women: ['Katharina', 'Änne', 'Johanna'],
  families: ['Müller', 'Schröder', 'Weiß', 'Hoffmann'],
  homes: ['Lindenstraße 18, 50674 Köln', 'Goetheallee 5, 22765 Hamburg'],
};

const BRITAIN: Origin = {
  nationality: 'Britannique',
  foreigner: true,
  phonePrefix: '+4477',
  phoneDigits: 8,
  men: ['Oliver', 'James', 'Callum'],
  women: ['Emily', 'Charlotte', 'Siobhan'],
  families: ['Thompson', "O'Connor", 'Whitfield', 'Hughes'],
  homes: ['22 Camden Road, London NW1', '8 Clifton Street, Manchester M15'],
};

const SENEGAL: Origin = {
  nationality: 'Sénégalaise',
  foreigner: true,
  phonePrefix: '+22177',
  phoneDigits: 7,
  men: ['Mamadou', 'Cheikh', 'Ousmane'],
  women: ['Aïssatou', 'Fatou', 'Mariama'],
  families: ['Diop', 'Ndiaye', 'Sarr', 'Ba'],
  homes: ['Sicap Liberté 3, villa 1420, Dakar', 'Rue 10, Point E, Dakar'],
};

/** The origins of the demo's customers, each with the weight by which it is drawn. */
export const ORIGINS: ReadonlyArray<readonly [Origin, weight: number]> = [
  [MOROCCO, 56],
  [FRANCE, 20],
  [SPAIN, 8],
  [ARABIC, 5],
  [ITALY, 4],
  [GERMANY, 3],
  [BRITAIN, 3],
  [SENEGAL, 3],
];
