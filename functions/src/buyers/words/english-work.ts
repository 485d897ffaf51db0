import type { WordList } from '../word-list.ts';

/** English names of occupations and kinds of business, in the plural: industry, trades, transport, food, farming. */
export const ENGLISH_WORK: readonly WordList[] = [
  {
    kind: 'company',
    words: `
      manufacturers producers fabricators machinists toolmakers moldmakers mouldmakers diemakers patternmakers foundries forges smelters
      steelmakers steelworks mills sawmills papermills refineries quarries mines collieries shipyards boatyards shipbuilders
      boatbuilders shipwrights planemakers automakers carmakers coachbuilders wheelwrights millwrights
      welders metalworkers blacksmiths farriers goldsmiths silversmiths jewelers jewellers watchmakers clockmakers
      horologists gunsmiths locksmiths swordsmiths knifemakers bladesmiths cutlers coppersmiths tinsmiths pewterers engravers
      platers galvanizers anodizers finishers grinders coaters molders moulders extruders casters potters potteries ceramists
      ceramicists glassmakers glassblowers glassworks brickmakers brickyards cementworks papermakers bookbinders binderies printers
      printmakers letterpresses typesetters engravers packagers bottlers canners canneries cooperages coopers tanners tanneries
      saddlers saddleries leatherworkers shoemakers cobblers bootmakers cordwainers weavers spinners knitters dyers dyehouses
      tailors seamstresses dressmakers milliners hatters hatmakers glovemakers quilters upholsterers furriers ropemakers sailmakers
      netmakers basketmakers broommakers brushmakers candlemakers chandlers soapmakers perfumers cabinetmakers woodworkers woodturners
      joiners joineries carpenters framers timberframers millworkers chairmakers instrument-makers luthiers violinmakers
      guitarmakers organ-builders piano-makers pianomakers drummakers toymakers dollmakers modelmakers signmakers signwriters
      factories plants industrialists fabs foundrymen integrators assemblers machine-builders toolrooms
      steelworkers ironworkers boilermakers pipefitters fitters riggers millers maltsters coalmines utilities cooperatives
      recyclers reclaimers scrapyards salvagers renderers incinerators waterworks processors packers contract-manufacturers OEMs
      automotive-suppliers engineers technicians metrologists maintainers machine-shops job-shops laboratories labs surveyors`,
  },
  {
    kind: 'company',
    words: `
      contractors subcontractors builders homebuilders housebuilders developers roofers thatchers slaters plumbers electricians
      electrical-contractors heating-engineers gasfitters installers solar-installers insulators glaziers painters decorators plasterers
      drywallers tilers flooring-contractors floorers bricklayers masons stonemasons stonecutters sculptors scaffolders roadbuilders
      pavers concreters excavators demolishers groundworkers landscapers gardeners groundskeepers greenkeepers arborists treesurgeons
      loggers lumberjacks nurserymen florists fencers poolbuilders chimney-sweeps sweeps cleaners janitors caretakers custodians
      housekeepers exterminators pest-controllers movers removers haulers garages mechanics autoshops bodyshops body-shops repairers
      restorers conservators dealerships car-dealers autodealers rental-companies car-washes carwashes driving-schools
      hairdressers barbers barbershops hairstylists stylists salons beauticians estheticians aestheticians manicurists tattooists
      makeup-artists spas laundries laundromats drycleaners undertakers morticians funeral-homes photographers videographers
      filmmakers cinematographers handymen tradespeople tradesmen craftspeople craftsmen artisans crafters makers remodelers renovators
      architects draftsmen draughtsmen interior-designers quantity-surveyors homeinspectors appraisers`,
  },
  {
    kind: 'company',
    words: `
      shippers forwarders freight-forwarders carriers truckers truck-drivers hauliers haulage-companies couriers warehouses warehousers stevedores
      ports harbors harbours marinas shipowners ship-owners shipping-lines charterers yacht-charterers ferries airlines airports airfields aviators
      pilots railways railroads tramways bus-operators coach-operators cabbies taxi-firms chauffeurs dispatchers importers exporters
      brokers freight-brokers movers fleets fleet-managers fleet-operators drivers owner-operators logisticians fulfillers`,
  },
  {
    kind: 'company',
    words: `
      bakers bakeries patisseries confectioners chocolatiers chocolate-makers butchers butcheries slaughterhouses abattoirs sausagemakers
      charcuteries fishmongers fishers fishermen fisheries smokehouses creameries cheesemakers cheesemongers dairies brewers breweries
      microbreweries brewpubs taprooms homebrewers distillers distilleries vintners winemakers wineries vineyards viticulturists
      cideries cidermakers meaderies juicers roasters roasteries coffeehouses cafes cafés coffeeshops teahouses tearooms restaurants
      restaurateurs gastropubs pubs publicans bars bartenders innkeepers inns hoteliers hotels motels hostels guesthouses lodges resorts
      campgrounds campsites caterers canteens cafeterias diners bistros brasseries pizzerias steakhouses food-trucks foodtrucks takeaways
      chefs cooks sommeliers baristas grocers greengrocers delis delicatessens farmstands provisioners food-banks foodbanks
      bed-and-breakfasts B&Bs innkeepers landlords hosts travel-agents tour-operators outfitters tour-guides ski-schools ski-resorts
      theme-parks amusement-parks zoos aquariums casinos cinemas nightclubs event-planners wedding-planners event-organizers
      event-organisers promoters exhibitors venues festivals fairs fairgrounds conference-organizers showmen`,
  },
  {
    kind: 'company',
    words: `
      farmers farms smallholders homesteaders growers ranchers ranches dairymen dairy-farmers dairy-farms hog-farmers pig-farmers
      poultry-farmers poultry-farms sheep-farmers shepherds cattlemen herders graziers breeders dog-breeders horse-breeders studs
      stables riding-schools riding-stables liveries liveryyards equestrians beekeepers apiaries apiarists orchards orchardists fruit-growers
      vegetable-growers market-gardeners nurseries greenhouses horticulturists florists foresters forest-owners landowners agronomists
      croppers seedsmen feedmills grain-elevators fish-farms aquaculturists oyster-farmers mushroom-growers hopgrowers gamekeepers
      vets veterinarians veterinary-practices animal-shelters shelters kennels catteries dog-groomers groomers dog-trainers pet-sitters
      dog-walkers farm-shops wool-growers maple-producers`,
  },
];
