import type { BusinessKind } from '../../../../src/contract/website/finding-ids.ts';

/**
 * Words that name a business, in lowercase German and English. A leading hyphen marks a word that can also be the last
 * part of a German compound; an underscore means a space. Omits words that several kinds use ("service", "team").
 */
export const BUSINESS_WORDS: Readonly<Record<BusinessKind, string>> = {
  trade: `-dachdecker -dachdeckerei -maler -malerbetrieb -elektriker -elektro -elektrotechnik -installateur -klempner -tischler
    -tischlerei -schreiner -schreinerei -zimmerei -zimmerer -meisterbetrieb -fachbetrieb -handwerk -handwerker -handwerksbetrieb
    -sanitär -heizung -heizungsbau -klimatechnik -klimaanlagen -gartenbau -landschaftsbau -gartenpflege -gebäudereinigung -sicherheitsdienst -sicherheitsdienste -reinigung
    -entrümpelung -entrümpelungen -haushaltsauflösung -haushaltsauflösungen -umzug -umzüge -umzugsunternehmen -schlüsseldienst
    -fliesenleger -bodenleger -bodenbeläge -trockenbau -bauunternehmen -baugeschäft -hochbau -tiefbau -rohbau -dachsanierung
    -sanierung -renovierung -glaserei -schlosserei -metallbau -steinmetz -raumausstatter -polsterei -stuckateur -gerüstbau
    -kfz-werkstatt -autowerkstatt -werkstatt -lackiererei -hausmeisterservice -hausmeisterdienst -hausverwaltung -sonnenschutz
    -rollladen -markisen -photovoltaik -solaranlagen -wärmepumpen -kaminbau -ofenbau -sicherheitstechnik -alarmanlagen
    -kaminkehrer -schornsteinfeger -spedition -kurierdienst -abbruch -taxi -schneiderei -maßschneider -maßschneiderei -schneider -änderungsschneiderei -entsorgung -bestattung -bestattungen -bestatter
    roofing roofer roofers roof plumbing plumber plumbers electrician electricians electrical contractor contractors hvac heating
    landscaping landscaper lawn gardening cleaning cleaners cleaner carpet pest_control exterminator painter painters painting
    handyman remodeling remodelling renovation renovations carpentry carpenter joinery builders builder construction flooring
    tiling plastering masonry paving fencing gutters gutter siding windows_and_doors garage_door locksmith locksmiths movers
    removals moving_company junk_removal towing auto_repair car_repair mechanic bodywork welding excavation demolition septic
    chimney tree_service property_management property_maintenance janitorial pressure_washing haulage`,
  shop: `-onlineshop -webshop -shop -laden -fachgeschäft -geschäft -boutique -händler -fachhandel -autohaus -antiquariat -buchhandlung
    -blumenladen -floristik -möbelhaus -teppichhaus -weinhandlung -hofladen -bioladen -juwelier -optiker -apotheke -warenkorb
    -versandhandel -goldankauf -ankauf -pelze store hardware_store hardware stores shop_now online_store webshop boutique retailer bookshop bookstore florist jeweller jewelry
    furniture_store dealership car_dealer add_to_cart free_shipping antiques grocery showroom`,
  manufacturer: `-hersteller -fertigung -manufaktur -maschinenbau -anlagenbau -sondermaschinenbau -werkzeugbau -formenbau -zerspanung
    -drehteile -frästeile -lohnfertigung -gießerei -stahlbau -stahlwerk -zulieferer -produktion -serienfertigung -messtechnik
    -kunststofftechnik -spritzguss -galvanik -apparatebau manufacturer manufacturers manufacturing machining cnc fabrication foundry
    steelworks steel_mill precision_parts oem tooling injection_molding sheet_metal assembly_lines industrial_equipment`,
  practice: `-praxis -zahnarztpraxis -arztpraxis -hausarztpraxis -zahnarzt -zahnärztin -zahnärzte -arzt -ärztin -ärzte -hausarzt -hausärztin
    -kieferorthopädie -physiotherapie -physiotherapeut -ergotherapie -logopädie -psychotherapie -psychotherapeut -psychotherapeutin
    -heilpraktiker -heilpraktikerin -osteopathie -tierarzt -tierärztin -klinik -augenarzt -augenärztin -hautarzt -frauenarzt
    -orthopädie -chirurgie -podologie -hebamme -verhaltenstherapie -ordination -zahnmedizin -implantologie sprechstunde sprechzeiten
    clinic clinics dentist dentists dental dental_practice dentistry orthodontist physician physicians doctor doctors chiropractor
    chiropractic physiotherapy physiotherapist physio osteopath acupuncture psychotherapy psychotherapist therapist counselling
    counseling veterinary veterinarian vet optometrist podiatrist dermatology sports_injury massage_therapy medical_practice surgery`,
  'law-or-tax': `-kanzlei -rechtsanwalt -rechtsanwältin -rechtsanwälte -anwalt -anwältin -anwälte -fachanwalt -fachanwältin -notar -notarin -notariat
    -steuerberater -steuerberaterin -steuerberatung -wirtschaftsprüfer -wirtschaftsprüfung -buchhaltung -buchführung -versicherungsmakler
    -finanzberatung -vermögensverwaltung law_firm law_office law_offices attorney attorneys lawyer lawyers solicitor solicitors
    barrister legal_services litigation tax_advisor tax_advisors tax_preparation accountant accountants accounting bookkeeping cpa
    notary paralegal conveyancing wealth_management financial_planning insurance_broker`,
  hospitality: `-restaurant -gasthaus -gasthof -wirtshaus -gaststätte -café -cafe -bistro -hotel -pension -ferienwohnung -ferienwohnungen
    -ferienhaus -catering -bäckerei -konditorei -eisdiele -brauerei -weingut -biergarten -speisekarte -küche -partyservice -grill -imbiss -döner -pizzeria -weinstube -herberge
    -campingplatz -eventlocation restaurants bar pub brewery winery catering caterer bakery coffee_shop coffee_house coffee pizzeria
    bed_and_breakfast guesthouse guest_house inn lodge resort holiday_home vacation_rental venue wedding_venue menu chef private_chef
    food_truck campground car_rental tours kayak`,
  beauty: `-friseur -friseursalon -friseurin -barbier -barbershop -kosmetik -kosmetikstudio -nagelstudio -tattoostudio -wellness -spa -sauna
    -gesichtsbehandlung hair hair_salon hairdresser barber barbers barbershop beauty beauty_salon nails nail_salon spa tattoo
    skincare lashes makeup med_spa`,
  software: `-software -saas -plattform -app -cloud-lösung -softwarelösung -erp -crm platform saas software app api dashboard sdk
    cloud_platform analytics_platform open_source automation workflow workflows integrations free_trial ai-powered machine_learning`,
  agency: `-agentur -werbeagentur -webagentur -webdesign -webdesigner -grafikdesign -werbung -marketing -designstudio -fotograf -fotografin
    -fotografie -videograf -filmproduktion -plakatwerbung -webentwicklung -softwareentwicklung -it-dienstleister -systemhaus -suchmaschinenoptimierung
    -dj -eventagentur -trauredner -hochzeitsfotograf -architekt -architektin -architekten -architekturbüro -ingenieurbüro -planungsbüro
    -übersetzungsbüro agency web_design graphic_design branding seo digital_marketing marketing photographer photography videography
    film_production design_studio creative_studio web_development software_development advertising copywriter architects architecture
    architect interior_design it_services it_support managed_services wedding_planner event_planning`,
  consulting: `-unternehmensberatung -beratung -berater -beraterin -consulting -gutachter -gutachten -sachverständiger -sachverständige -vermessung -vermessungsbüro -coach -coaching -managementberatung -personalberatung
    -trainerin -business-coach consultant consultants consultancy advisory advisors coach executive_coaching strategy_consulting
    fractional management_consulting recruiting recruitment staffing`,
  care: `-pflegedienst -pflege -seniorenbetreuung -alltagshilfe -haushaltshilfe -tagespflege -altenpflege -seniorenheim -pflegeheim -betreuung
    -tagesmutter -kindertagespflege -kita -kindergarten -krippe home_care health_services caregiver caregivers nursing senior_care elder_care
    assisted_living nursery childcare daycare day_care preschool home_health hospice`,
  education: `-schule -fahrschule -musikschule -sprachschule -tanzschule -akademie -nachhilfe -kurse -unterricht -lehrgänge -weiterbildung
    -seminare -yogastudio -fitnessstudio -kletterhalle school academy driving_school driving_lessons lessons tutoring tutor tuition
    courses training_courses music_school language_school yoga pilates gym fitness bootcamp college martial_arts dance_studio`,
  association: `-verein e_v -verband -stiftung -gemeinde -kirchengemeinde -feuerwehr -chor -sportverein -reitverein -schützenverein -bürgerbus
    -tierheim -ehrenamt -ehrenamtlich -mitgliedschaft -vorstand -museum -bürgerinitiative -genossenschaft association non-profit nonprofit
    charity foundation volunteers society church parish choir museum ngo trade_association donate chamber_of_commerce sports_club
    shelter`,
};

/** Types of structured data that name the kind of business. */
export const BUSINESS_TYPES: Readonly<Record<BusinessKind, RegExp>> = {
  trade:
    /^(?:HomeAndConstructionBusiness|Electrician|GeneralContractor|HVACBusiness|HousePainter|Locksmith|MovingCompany|Plumber|RoofingContractor|AutoRepair|AutoBodyShop|AutoWash)$/,
  shop: /^(?:\w*Store|Florist|AutoDealer|Pharmacy|Optician|ShoppingCenter)$/,
  manufacturer: /^(?:Manufacturer)$/,
  practice:
    /^(?:Dentist|Physician|MedicalClinic|MedicalBusiness|Physiotherapy|VeterinaryCare|Hospital|Dermatology|Optometric|MedicalOrganization)$/,
  'law-or-tax': /^(?:Attorney|LegalService|Notary|AccountingService|FinancialService|InsuranceAgency)$/,
  hospitality:
    /^(?:Restaurant|CafeOrCoffeeShop|BarOrPub|Bakery|Hotel|LodgingBusiness|BedAndBreakfast|Hostel|Motel|Resort|Campground|VacationRental|FoodEstablishment|Brewery|Winery)$/,
  beauty: /^(?:HairSalon|BeautySalon|DaySpa|NailSalon|TattooParlor|HealthAndBeautyBusiness)$/,
  software: /^(?:SoftwareApplication|WebApplication|MobileApplication|SoftwareCompany)$/,
  agency: /^(?:AdvertisingAgency|MarketingAgency)$/,
  consulting: /^(?:ConsultingService|EmploymentAgency)$/,
  care: /^(?:ChildCare|NursingHome)$/,
  education:
    /^(?:School|Preschool|CollegeOrUniversity|EducationalOrganization|DrivingSchool|HealthClub|ExerciseGym|SportsActivityLocation)$/,
  association: /^(?:NGO|Church|Museum|SportsClub|AnimalShelter|Library)$/,
};
