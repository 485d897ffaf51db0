import type { WordList } from '../word-list.ts';

/** More English names of kinds of business, most of two words. */
export const ENGLISH_MORE: readonly WordList[] = [
  {
    kind: 'company',
    words: `
      abattoir-owners acrobats acupuncture-clinics adoption-agencies aerospace-suppliers air-conditioning-contractors
      alarm-companies alpacas-breeders ambulance-services anaesthetists animal-hospitals antiquarians apparel-brands
      apiculturists app-developers aquarists arborist-firms arcades archaeologists art-schools artist-studios astronomers
      auctioneering-firms babysitters bakeshops ballrooms banquet-halls barn-builders battery-makers beach-clubs beauty-salons
      bed-makers bicycle-makers billiard-halls biochemists biogas-plants blood-banks board-game-publishers boatyard-owners
      boiler-rooms bowling-alleys breakdown-services breweries-and-distilleries bridal-boutiques bricklaying-firms
      building-contractors building-managers bus-companies business-owners butlers cabinet-shops cable-operators camp-directors
      canoe-clubs car-rental-firms card-makers care-providers carpet-fitters cash-and-carries cement-plants chain-hotels
      cheese-shops chemical-companies chemical-plants childcare-providers choir-directors choirmasters circuses city-planners
      coffee-roasters coffee-shops cold-stores comedians community-colleges composers concrete-plants conference-centers
      conference-venues construction-companies construction-firms contract-growers convention-centers cosmetic-brands couturiers
      coworking-spaces craft-breweries cruise-lines custom-builders dairy-cooperatives dance-teachers day-spas debt-collectors
      demolition-contractors dental-clinics department-heads detectives dieters dispensaries dive-centers dog-schools
      drama-teachers drone-pilots ecologists electronics-manufacturers elevator-companies embroiderers energy-companies
      energy-suppliers engineering-firms engineering-offices escape-rooms estate-managers estate-planners excavation-contractors
      expedition-leaders facilities-managers fashion-brands fashion-designers feed-stores fence-builders film-studios
      fire-chiefs first-responders fitness-coaches flight-schools flower-farms flower-shops food-manufacturers food-processors
      food-producers forest-services franchise-owners fund-raisers fundraisers funeral-directors furniture-makers game-designers
      garden-designers general-contractors geologists geriatricians gift-companies glass-manufacturers goat-farmers golf-pros
      grain-farmers grant-writers guesthouse-owners guides hair-salons handweavers harbor-masters harbormasters
      hardware-startups hat-shops hay-farmers headmasters health-insurances heating-contractors herb-farmers herpetologists
      hotel-chains hotel-managers HVAC-contractors hydrologists ice-cream-makers ice-cream-parlors immigration-lawyers
      impresarios independent-schools industrial-companies infirmarians ink-makers insurance-companies interior-decorators
      inventors investment-firms IT-managers jewelry-makers journalists-unions judges junkyards kitchen-designers
      kitchen-fitters landfills language-teachers laundry-services lawmakers lift-operators lighting-designers
      lighthouse-keepers linguists livestock-farmers loan-officers logistics-companies lumber-mills machine-manufacturers
      maintenance-managers maintenance-teams management-companies maple-farmers market-researchers market-stalls mathematicians
      meat-packers meatpackers mechanical-engineers media-companies medical-centers medical-labs mental-health-clinics
      metal-fabricators meteorologists micro-roasters military-bases mining-companies mobile-home-parks montessori-schools mortgage-brokers
      museum-directors mushroom-growers music-producers music-publishers mycologists natural-food-stores naturalists
      news-agencies nightclub-owners notary-publics nursery-owners oil-companies olive-growers operations-directors
      opticians-practices orchardmen outdoor-centers oyster-growers paint-shops paralegal-offices park-rangers parking-operators
      pastors pastry-chefs patent-attorneys patissiers payroll-departments pediatric-clinics pension-funds performers
      pharmaceutical-companies pharmaceutical-manufacturers philanthropists phone-shops photo-studios physios piano-teachers
      piano-tuners pipeline-operators pizza-makers plant-nurseries plant-operators platform-operators playgroups
      playground-builders playwrights police-officers pool-builders pool-owners potato-farmers power-companies power-plants
      pre-schools precision-engineers priests print-shops printing-houses private-clinics process-engineers product-designers
      production-companies production-managers project-developers psychics public-libraries puppeteers quality-managers
      quarry-operators rabbis rail-operators railway-operators rare-book-dealers ready-mix-plants real-estate-developers
      real-estate-investors record-labels recording-studios recruitment-agencies recycling-companies refrigeration-contractors
      registrars removal-firms rental-agencies repair-shops reptile-keepers residential-builders restaurant-chains
      restaurant-owners rice-farmers riding-instructors road-crews robotics-companies safety-officers salmon-farmers
      school-boards school-nurses scrap-dealers screen-printers security-companies security-firms seed-companies set-designers
      sewing-schools shelters-for-animals ship-chandlers shooting-clubs signmaking-firms ski-lodges skippers small-holders
      soap-makers social-workers solar-companies solar-farms sommelier-schools sound-engineers specialty-shops spice-merchants
      sports-teams stage-managers stamp-collectors steel-fabricators stone-carvers storage-facilities student-unions
      subcontracting-firms sugar-mills summer-camps superintendents surgical-centers swim-clubs tailor-shops talent-agencies
      tax-consultants taxidermists tea-merchants tea-rooms technical-directors tech-companies telecoms tent-makers test-labs
      textile-mills tool-and-die-shops tour-companies toy-makers tractor-dealers trade-magazines transport-companies
      travel-agencies travel-companies treasurers-of-clubs tree-surgeons tribes trout-farms trucking-companies turf-growers
      tyre-dealers tire-shops underwriting-agencies law-practices family-practices group-practices private-practices physiotherapy-practices
      physical-therapy-practices chiropractic-practices accounting-practices architecture-practices design-practices
      doctors-practices dental-surgeries vet-surgeries veterinary-surgeries emergency-services catering-services
      festival-organizers tournament-organizers race-organizers tour-organizers trade-show-organizers retreat-organizers
      botanical-gardens community-gardens beer-gardens land-trusts housing-trusts wildlife-trusts school-trusts
      universities-of-the-arts urologic-practices vacation-rental-owners
      van-converters vegetable-farmers vet-clinics veterinary-clinics video-producers vineyard-owners violin-makers
      wardrobe-departments warehouse-managers waste-companies water-companies water-utilities wedding-photographers
      wedding-venues weight-lifters wellness-centers wheat-farmers wholesale-bakeries wildlife-rehabilitators wind-farms
      window-cleaners window-fitters wine-bars wine-importers wine-merchants wood-carvers wood-turners wooden-boat-builders
      wool-mills workers-councils yacht-builders yacht-owners-clubs youth-hostels`,
  },
];
