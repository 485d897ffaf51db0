import type { WordList } from '../word-list.ts';

/** English names of groups, clubs, and trades of every kind, most of two words. */
export const ENGLISH_GROUPS: readonly WordList[] = [
  {
    kind: 'company',
    words: `
      CSAs farm-stands cow-calf-operations feedlots hatcheries boarding-barns land-stewards sawyers framing-crews
      storage-yards self-storage-facilities timber-framers kitchen-remodelers bath-remodelers die-casters
      injection-molders woodshops tattoo-artists beauty-parlors med-spas hospital-systems assisted-living-facilities
      assisted-living-homes memory-care-units memory-care-homes skilled-nursing-facilities ambulance-crews EMTs
      lifeguards wildland-crews semiconductor-fabs chipmakers small-presses used-bookstores indie-bookstores
      antique-malls salvage-yards kayak-outfitters fishing-guides ski-hills ski-areas snow-parks wake-parks
      water-parks trampoline-parks event-crews production-crews film-crews set-decorators prop-masters prop-houses DJs
      golf-course-superintendents roller-rinks ice-rinks climbing-gyms boxing-gyms charter-captains charter-boats
      fishing-crews commercial-fishermen lobstermen oystermen crabbers taverns tap-houses coffee-carts cake-decorators
      taquerias barbecue-joints school-cafeterias hospital-cafeterias specialty-grocers natural-grocers
      cheese-counters claims-adjusters court-reporters bail-bondsmen private-investigators research-groups coroners
      medical-examiners RV-parks airshows crop-dusters balloonists course-creators content-creators indie-hackers
      speakers-bureaus sign-painters muralists calligraphers ceramic-artists tile-setters fiber-artists yarn-dyers
      leather-crafters costumers basket-weavers carvers ghostwriters conductors magicians storytellers chaplains
      deacons organists cantors officiants celebrants stagehands lighting-technicians sound-technicians roadies
      event-technicians ferrymen lockkeepers lacemakers bellfounders stonewallers hedgelayers ploughmen sheepshearers
      shearers crofters smallholdings allotments vintners-guilds tyre-fitters fleet-mechanics bookies betting-shops
      chip-shops fish-and-chip-shops greasy-spoons caffs bakehouses farm-kitchens veg-box-schemes box-schemes
      garden-rooms village-shops village-halls post-offices letting-agencies lettings-agents estate-agencies
      GP-surgeries care-agencies nursing-agencies supply-teachers`,
  },
  {
    kind: 'public',
    words: `
      ski-patrols county-jails county-parks library-systems state-parks city-parks forest-preserves wildlife-refuges
      arboretums zoning-boards school-counselors school-librarians college-bookstores homeschool-co-ops military-units
      county-fairs state-fairs courthouses probation-officers public-defenders district-attorneys town-clerks
      city-clerks harbormasters-offices`,
  },
  {
    kind: 'association',
    words: `
      condo-boards co-op-boards farm-bureaus food-pantries animal-sanctuaries horse-rescues dog-rescues
      wildlife-rescues watershed-groups sewing-circles book-groups youth-leagues little-leagues sports-leagues
      parent-groups moms-groups reunion-committees veterans-groups VFW-posts legion-posts church-groups
      houses-of-worship seminaries heritage-groups immigrant-groups grantmakers school-groups youth-sports-leagues
      student-groups`,
  },
  {
    kind: 'consumer',
    words: `
      left-handers lefties shift-workers new-homeowners first-time-homebuyers empty-nesters downsizers snowbirds
      single-moms single-dads pregnant-women preemies deaf-people blind-people amputees insomniacs asthmatics
      hobby-beekeepers hobby-woodworkers home-canners horse-people barrel-racers crocheters beaders scrapbookers
      model-railroaders amateur-astronomers metal-detectorists bowhunters archers duck-hunters deer-hunters
      turkey-hunters ice-fishermen bass-fishermen surfcasters ultrarunners bikepackers bike-commuters car-campers
      RVers truck-campers overlanders hot-rodders gearheads weekend-warriors hobby-potters fiddlers cellists flutists
      accordionists bachelorette-parties birthday-parties wedding-guests wedding-parties family-reunions
      office-holiday-parties company-outings tour-groups bus-tours day-trippers weekenders cottagers houseguests
      widows widowers stepfamilies night-owls early-risers new-drivers learner-drivers hen-parties stag-parties
      sixth-formers school-leavers over-60s pensioner-couples`,
  },
];
