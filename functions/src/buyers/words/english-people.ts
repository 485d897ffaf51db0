import type { WordList } from '../word-list.ts';

/** English names of those who heal, teach, advise, sell, govern, meet and live, in the plural. */
export const ENGLISH_PEOPLE: readonly WordList[] = [
  {
    kind: 'company',
    words: `
      doctors physicians surgeons general-practitioners GPs pediatricians paediatricians cardiologists dermatologists neurologists
      oncologists ophthalmologists orthopedists radiologists anesthesiologists gynecologists obstetricians urologists psychiatrists
      internists pathologists podiatrists dentists dental-practices orthodontists endodontists periodontists hygienists dental-labs
      optometrists opticians audiologists pharmacists pharmacies chemists hospitals clinics medical-practices surgeries hospices infirmaries
      sanatoriums rehab-centers birth-centers midwives doulas nurses nursing-homes care-homes carehomes retirement-homes
      assisted-living-communities caregivers carers home-care-agencies paramedics physiotherapists physical-therapists
      occupational-therapists speech-therapists therapists psychotherapists psychologists counselors counsellors osteopaths
      chiropractors acupuncturists naturopaths homeopaths nutritionists dietitians dieticians herbalists masseurs massage-therapists
      gyms fitness-studios yoga-studios yoga-teachers pilates-studios personal-trainers trainers dance-schools dance-studios dojos
      swim-schools dive-shops dive-schools golf-clubs golf-courses tennis-clubs country-clubs health-clubs health-systems insurers
      health-insurers biotechs pharma-companies drugmakers device-makers researchers scientists research-institutes`,
  },
  {
    kind: 'company',
    words: `
      accountants bookkeepers auditors CPAs tax-advisers tax-advisors tax-preparers lawyers attorneys solicitors barristers paralegals
      law-firms notaries litigators conveyancers banks bankers credit-unions lenders underwriters actuaries brokers insurance-brokers
      insurance-agents financial-advisers financial-advisors wealth-managers asset-managers fund-managers investors angel-investors
      venture-capitalists family-offices foundations hedge-funds private-equity-firms fintechs treasurers consultants consultancies
      coaches business-coaches advisers advisors mentors facilitators speakers recruiters headhunters staffing-agencies employers
      HR-departments HR-managers founders entrepreneurs co-founders startups start-ups scaleups freelancers solopreneurs sole-traders
      self-employed executives CEOs CFOs CTOs CIOs CMOs directors board-members managers supervisors foremen project-managers
      product-managers plant-managers facility-managers site-managers office-managers operations-managers purchasing-managers
      purchasers procurement-teams sales-teams salespeople sales-reps marketers marketing-teams marketing-departments copywriters
      translators interpreters editors proofreaders publishers publishing-houses newspapers magazines newsrooms journalists reporters
      broadcasters radio-stations podcasters bloggers influencers creators YouTubers authors writers novelists poets screenwriters
      agencies ad-agencies advertising-agencies web-agencies PR-agencies design-studios designers graphic-designers web-designers
      illustrators animators game-studios game-developers software-companies software-developers programmers coders devs
      DevOps-teams sysadmins administrators system-integrators MSPs managed-service-providers IT-departments hosts hosting-providers
      telcos data-centers datacenters data-scientists analysts call-centers contact-centers realtors real-estate-agents estate-agents
      letting-agents property-managers property-developers housing-associations housing-authorities landlords homeowner-associations HOAs
      condo-associations building-owners facility-owners civil-engineers structural-engineers planners urban-planners
      landscape-architects interior-architects inspectors loss-adjusters adjusters `,
  },
  {
    kind: 'shop',
    words: `
      shops stores shopkeepers shop-owners store-owners boutiques retailers merchants traders vendors stallholders wholesalers distributors
      dealers resellers stockists supermarkets hypermarkets grocers grocery-stores convenience-stores corner-shops department-stores
      chain-stores chains franchises franchisees franchisors e-tailers etailers online-stores online-shops webshops e-commerce-brands
      DTC-brands bookshops bookstores booksellers stationers newsagents florists garden-centers garden-centres
      hardware-stores ironmongers lumberyards builders-merchants furniture-stores gift-shops giftshops toy-shops toyshops toy-stores
      pet-shops pet-stores record-shops record-stores music-shops music-stores bike-shops sports-shops sporting-goods-stores tack-shops
      surf-shops outdoor-shops tackle-shops yarn-shops yarn-stores fabric-shops quilt-shops craft-stores bridal-shops
      thrift-shops charity-shops antique-dealers antiques-dealers galleries gallerists art-dealers auctioneers auction-houses pawnbrokers
      drugstores perfumeries wine-shops liquor-stores off-licences delicatessens health-food-stores co-ops food-co-ops tobacconists
      museum-shops concept-stores outlets malls shopping-centers kiosks amazon-sellers etsy-sellers sellers buying-groups`,
  },
  {
    kind: 'public',
    words: `
      municipalities towns townships cities villages counties boroughs parishes districts states governments councils city-councils
      town-councils parish-councils local-authorities authorities public-authorities ministries departments-of-transportation agencies-of-state
      government-agencies public-agencies public-bodies regulators courts prosecutors prisons jails police-departments police-forces
      sheriffs fire-departments fire-brigades fire-stations firefighters militaries armies navies embassies consulates mayors
      public-works-departments highway-departments port-authorities transit-agencies water-districts water-boards park-districts
      parks-departments national-parks tourist-boards visitor-bureaus chambers-of-commerce schools primary-schools elementary-schools
      middle-schools high-schools secondary-schools grammar-schools private-schools charter-schools boarding-schools public-schools
      school-districts academies colleges community-colleges universities faculties business-schools law-schools music-schools
      conservatories art-schools language-schools trade-schools vocational-schools training-providers training-centers kindergartens
      preschools daycares day-cares daycare-centers childcare-centers childminders nannies nursery-schools teachers educators
      schoolteachers headteachers principals professors lecturers tutors music-teachers instructors librarians libraries archives
      archivists museums curators art-museums theaters theatres playhouses opera-houses orchestras symphonies concert-halls
      arts-centers community-centers community-centres youth-centers planetariums swimming-pools leisure-centres leisure-centers
      cemeteries crematoriums NHS-trusts social-services job-centers`,
  },
  {
    kind: 'association',
    words: `
      associations trade-associations professional-associations federations unions labor-unions trade-unions guilds clubs
      sports-clubs football-clubs soccer-clubs rowing-clubs sailing-clubs yacht-clubs riding-clubs car-clubs book-clubs garden-clubs
      rotary-clubs service-clubs bands marching-bands brass-bands choirs church-choirs ensembles drama-groups theatre-groups
      theater-groups amateur-theaters charities nonprofits non-profits NGOs foundations aid-organizations relief-agencies
      churches parishes congregations dioceses synagogues mosques temples monasteries convents missions
      parent-teacher-associations PTAs PTOs alumni-groups fraternities sororities scout-groups scouts youth-groups youth-clubs
      neighborhood-associations community-groups volunteers volunteer-groups support-groups conservation-groups land-trusts
      historical-societies societies political-parties campaigns think-tanks animal-rescues rescues housing-charities social-enterprises`,
  },
  {
    kind: 'consumer',
    words: `
      consumers households private-customers homeowners home-owners house-owners homebuyers home-buyers house-hunters renters tenants
      lodgers families parents mothers moms mums fathers dads single-parents grandparents guardians children kids toddlers babies infants
      newborns teens teenagers tweens adolescents youngsters pupils schoolchildren students undergraduates graduates apprentices
      trainees interns job-seekers jobseekers career-changers commuters seniors retirees pensioners elders older-adults adults women
      men girls boys couples newlyweds brides grooms engaged-couples expectant-mothers singles patients anxious-patients
      people-with-disabilities wheelchair-users diabetics celiacs coeliacs allergy-sufferers vegans vegetarians foodies
      coffee-lovers wine-lovers tea-lovers book-lovers dog-lovers cat-lovers music-lovers art-lovers nature-lovers hobbyists
      enthusiasts collectors tinkerers DIYers do-it-yourselfers home-cooks home-brewers home-bakers gardening-enthusiasts hobby-gardeners
      amateurs beginners learners novices dog-owners cat-owners horse-owners pet-owners pet-parents horse-riders riders cyclists
      bikers mountain-bikers motorcyclists motorists car-owners truck-owners boaters boat-owners yacht-owners sailors anglers fly-fishers
      hunters hikers walkers ramblers backpackers campers climbers mountaineers runners marathoners triathletes swimmers surfers
      divers paddlers kayakers rowers skiers snowboarders golfers tennis-players athletes players gamers chess-players musicians
      guitarists pianists violinists drummers singers songwriters actors dancers artists crafters sewists sewers
      travelers travellers tourists vacationers holidaymakers holiday-makers honeymooners expats immigrants refugees veterans
      survivors mourners bereaved-families heirs savers first-time-buyers gift-givers gift-buyers shoppers birdwatchers birders
      stargazers genealogists homeschoolers home-educators new-parents new-mothers leaseholders allotment-holders houseboat-owners
      vanlifers van-lifers classic-car-owners motorhome-owners cottage-owners cabin-owners residents locals`,
  },
  {
    kind: 'company',
    needsCue: true,
    words: `
      workshops offices studios kitchens centers centres providers buyers employees workers
      suppliers operators owners leaders heads officers specialists workers crews practitioners practices firms institutes institutions groups
      networks communities operations purveyors agents drivers cleaners movers sweeps studs carriers coaters
      finishers fitters bars plants labs mills mines ports shelters campaigns chains outlets states districts villages cities towns
      fairs venues grinders processors packers hosts rescues missions forges printers`,
  },
  {
    kind: 'consumer',
    needsCue: true,
    words: `
      guests visitors members fans singles learners leagues readers listeners viewers followers friends lovers users neighbors neighbours participants
      boys girls men kids adults players riders collectors beginners locals volunteers`,
  },
];
