import { entry, fills, group, heading, paragraph, words } from '#app/content/fields.ts'
import { defineFile } from '#app/content/kind.ts'
import type { Told } from '#app/language/told.ts'
import { namesOf, repeats } from './names.server.ts'

/** A word for each of a few: what visitors read of it. */
const each = <Key extends string>(
  en: string,
  es: string,
  options: Record<Key, Told>,
  more?: ReturnType<typeof fills>,
) =>
  group(
    en,
    es,
    Object.fromEntries(
      Object.entries<Told>(options).map(([key, label]) => [key, words(label.en, label.es, more)]),
    ) as Record<Key, ReturnType<typeof words>>,
  )

/** Words of no page in particular: menu, buttons, forms, names of services. */
export const wordsFile = defineFile(
  'words',
  entry('Words of every page', 'Palabras de todas las páginas', {
    ui: group('Menu, buttons and the like', 'Menú, botones y demás', {
      language: words('The choice of language', 'La elección del idioma'),
      // the menu
      skipToContent: words('“Skip to content”', '«Ir al contenido»'),
      mainMenu: words('“Main menu”', '«Menú principal»'),
      openMenu: words('“Open the menu”', '«Abrir el menú»'),
      closeMenu: words('“Close the menu”', '«Cerrar el menú»'),
      home: words('“Home”', '«Inicio»'),
      churches: words('“Churches”', '«Iglesias»'),
      events: words('“Events”', '«Eventos»'),
      give: words('“Give”', '«Ofrendar»'),
      office: words('“International office”', '«Oficina internacional»'),
      rightsReserved: words('“All rights reserved.”', '«Todos los derechos reservados.»'),
      websiteBy: words('“Website by”', '«Diseño web:»'),
      // buttons and links
      newTab: words('“(opens in a new tab)”', '«(se abre en otra pestaña)»'),
      learnMore: words('“Learn More”', '«Más información»'),
      watchNow: words('“Watch Now”', '«Ver ahora»'),
      readMore: words('“Read More”', '«Leer más»'),
      showLess: words('“Show Less”', '«Mostrar menos»'),
      registration: words('“Registration”', '«Inscripción»'),
      allEvents: words('“All events”', '«Todos los eventos»'),
      backToHome: words('“Back to Home”', '«Volver al inicio»'),
      contactUs: words('“Contact Us”', '«Contáctenos»'),
      scrollDown: words('“Scroll to the content”', '«Bajar al contenido»'),
      pauseVideo: words('“Pause the video”', '«Pausar el video»'),
      // services
      thisSunday: words('“This Sunday”', '«Este domingo»'),
      nextService: words('“Next service”', '«Próxima reunión»'),
      beforeThat: words(
        'Before another gathering that comes first',
        'Delante de otra reunión que se celebra antes',
      ),
      liveNow: words('“Live now”', '«En vivo ahora»'),
      onNow: words('“On now”', '«Ahora mismo»'),
      visitorsTime: words(
        'A time in the visitor’s own zone',
        'Una hora en la zona del visitante',
        fills('time'),
      ),
      serviceTimeUnsure: words(
        'The time of one service is being confirmed',
        'El horario de una reunión está por confirmar',
      ),
      onToday: words('“Today”, of an event', '«Hoy», de un evento'),
      underWay: words('“Under way”, of several days', '«En curso», de varios días', fills('date')),
      addToCalendar: words('“Add to calendar”', '«Añadir al calendario»'),
      calendarSubscribe: words('The calendar of the device', 'El calendario del dispositivo'),
      calendarFile: words('“Download the calendar file”', '«Descargar el archivo»'),
      // how to get there
      visitBar: words('Name of the bar on phones', 'Nombre de la barra en teléfonos'),
      directions: words('“Directions”', '«Cómo llegar»'),
      call: words('“Call”', '«Llamar»'),
      askForPlace: words('“Ask for the address”', '«¿Dónde es?»'),
      // the nearest church
      nearestChurch: words('Button: the nearest church', 'Botón: la iglesia más cercana'),
      nearestPrivate: paragraph('That nothing is sent', 'Que no se envía nada'),
      nearestAsking: words('While the browser is asked', 'Mientras se pregunta al navegador'),
      nearestFound: paragraph('Above the list by distance', 'Sobre la lista por distancia'),
      nearestUnder: words('A church so near', 'Una iglesia tan cercana', fills('distance')),
      nearestUnknown: paragraph('When nobody knows where one is', 'Si no se sabe dónde se está'),
      // to invite somebody
      invite: words('“Invite a friend”', '«Invitar a alguien»'),
      inviteCard: words('“Print a card”', '«Imprimir una tarjeta»'),
      // how to reach somebody
      address: words('“Address”', '«Dirección»'),
      phone: words('“Phone”', '«Teléfono»'),
      email: words('“Email”', '«Correo electrónico»'),
      officeHours: words('“Office hours”', '«Horario de oficina»'),
      contactForLocation: words('In place of an address', 'En lugar de una dirección'),
      // events
      earlierEvents: words('Heading of past events', 'Título de los eventos pasados'),
      eventCancelledBadge: words('“Canceled”, of an event', '«Cancelado», de un evento'),
      registrationOpens: words(
        'When registration opens',
        'Cuándo se abre la inscripción',
        fills('date'),
      ),
      registrationCloses: words(
        'Until when registration is open',
        'Hasta cuándo está abierta la inscripción',
        fills('date'),
      ),
      registrationAtLatest: words(
        'Beside the button, where no script takes it away afterwards',
        'Junto al botón, donde ningún script lo quita después',
        fills('date'),
      ),
      registrationClosed: words('Registration is closed', 'La inscripción está cerrada'),
      pastEvent: words('“Past event”', '«Evento pasado»'),
      dayToBeAnnounced: words('“Day to be announced”', '«Día por anunciar»'),
      timeToBeAnnounced: words('“Time to be announced”', '«Hora por anunciar»'),
      nothingUpcoming: paragraph('When no event is coming', 'Si no hay ningún evento'),
      everyWeek: words('“Every week”', '«Cada semana»'),
      // maps and films of other sites
      showMap: words('“Show the map”', '«Mostrar el mapa»'),
      embedExplanation: paragraph(
        'Before a map or video is shown',
        'Antes de mostrar un mapa o un video',
      ),
      alwaysEmbeds: words('Box: always show them', 'Casilla: mostrarlos siempre'),
      openMap: words('“View on OpenStreetMap”', '«Ver en OpenStreetMap»'),
      // who saves data
      light: words('Box: send fewer pictures and scripts', 'Casilla: enviar menos datos'),
      // without a network
      savedOn: paragraph('When a page was saved', 'Cuándo se guardó una página', fills('date')),
      // when something of ours breaks
      unexpectedError: words(
        'Title of the page for what breaks',
        'Título de la página para lo que se rompe',
      ),
      unexpectedErrorText: paragraph('Its text', 'Su texto'),
    }),
    // these are filled in while pages are made: no browser is sent them
    made: group(
      'Menu and sentences that pages are made with',
      'Menú y frases con que se hacen las páginas',
      {
        welcome: words('“Welcome”', '«Bienvenida»'),
        newHere: words('“New Here”', '«Primera visita»'),
        newBeliever: words('“New Believer”', '«Nuevo creyente»'),
        about: words('“About”', '«Nosotros»'),
        aboutUs: words('“About Us”', '«Quiénes somos»'),
        ourVision: words('“Our Vision”', '«Nuestra visión»'),
        weBelieve: words('“We Believe”', '«Lo que creemos»'),
        praiseChapelGlobal: words('The page of the global network', 'La página de la red mundial'),
        meetThePastors: words('“Meet Our Pastors”', '«Conozca a nuestros pastores»'),
        ministries: words('“Ministries”', '«Ministerios»'),
        connectGroups: words('“Connect Groups”', '«Grupos de conexión»'),
        outreach: words('“Outreach”', '«Servicio y evangelismo»'),
        kids: words('“Kids for Jesus”', '«Niños para Jesús»'),
        bibleSchool: words('“Bible School”', '«Escuela bíblica»'),
        contact: words('“Contact”', '«Contacto»'),
        privacy: words('“Privacy”', '«Privacidad»'),
        explore: words('“Explore”', '«Explorar»'),
        firstVisit: words('“Plan your first visit”', '«Planee su primera visita»'),
        timesBeingConfirmed: paragraph(
          'Beside times that are not certain',
          'Junto a horarios por confirmar',
        ),
        timesChecked: words('When times were checked', 'Cuándo se comprobaron', fills('date')),
        serviceLanguages: words(
          'The languages of a service',
          'Los idiomas de una reunión',
          fills('languages'),
        ),
        serviceInterpreted: words(
          'The same, with translation',
          'Lo mismo, con traducción',
          fills('languages', 'interpretation'),
        ),
        serviceCancelled: words(
          'A service does not take place',
          'Una reunión no se celebra',
          fills('what', 'when'),
        ),
        serviceMoved: words(
          'A service is at another time',
          'Una reunión es a otra hora',
          fills('what', 'when', 'planned'),
        ),
        serviceMovedInHours: words(
          'A service is at another hour of its day',
          'Una reunión es a otra hora del mismo día',
          fills('what', 'when', 'planned'),
        ),
        serviceExtra: words('An additional service', 'Una reunión más', fills('what', 'when')),
        serviceUnsure: words(
          'A service is in doubt',
          'Una reunión está en duda',
          fills('what', 'when'),
        ),
        serviceFrom: words('From which day on', 'Desde qué día', fills('date')),
        serviceUntil: words('Until which day', 'Hasta qué día', fills('date')),
        serviceNext: words('When it is next', 'Cuándo es la próxima', fills('date')),
        changePlace: words('That it is elsewhere', 'Que es en otro lugar', fills('place')),
        noticeUntil: words(
          'Until when a notice holds',
          'Hasta cuándo vale un aviso',
          fills('date'),
        ),
        shareCard: words(
          'What is seen on the picture of a shared page',
          'Lo que se ve en la imagen de una página compartida',
          fills('title'),
        ),
        yes: words('“Yes”', '«Sí»'),
        no: words('“No”', '«No»'),
        officeClosed: words(
          'Days on which an office is closed',
          'Días en que una oficina está cerrada',
          fills('dates'),
        ),
        callForPlace: paragraph(
          'In a calendar, in place of an address',
          'En un calendario, en lugar de una dirección',
          fills('phone'),
        ),
        writeForPlace: words(
          'On a printed card, in place of an address',
          'En una tarjeta impresa, en lugar de una dirección',
        ),
        inviteToEvent: paragraph(
          'The message to a friend',
          'El mensaje a un amigo',
          fills('event', 'when', 'place'),
        ),
        eventCancelled: words(
          'An event does not take place',
          'Un evento no se celebra',
          fills('when'),
        ),
        eventMovedInHours: words(
          'An event is at another hour of its day',
          'Un evento es a otra hora del mismo día',
          fills('when', 'planned'),
        ),
        eventMoved: words(
          'An event is on another day',
          'Un evento es otro día',
          fills('when', 'planned'),
        ),
      },
    ),
    languageOffer: group(
      'Offer of a page in the language of the browser',
      'Oferta de una página en el idioma del navegador',
      {
        text: words(
          'That the page is also in this language',
          'Que la página está también en este idioma',
        ),
        label: words('Name of that offer', 'Nombre de esa oferta'),
        close: words('Its button', 'Su botón'),
      },
    ),
    ask: group('Ways to ask', 'Formas de preguntar', {
      whatsapp: words('“WhatsApp”', '«WhatsApp»'),
      text: words('A text message', 'Un mensaje de texto'),
      write: words('The form', 'El formulario'),
      spoken: words('In which languages', 'En qué idiomas', fills('languages')),
      prayer: words('Link to ask for prayer', 'Enlace para pedir oración'),
    }),
    closing: group('The church at the end of a page', 'La iglesia al final de una página', {
      yours: words('Over the church one chose', 'Sobre la iglesia elegida'),
      title: heading('Title, where none is chosen yet', 'Título, si aún no hay ninguna elegida'),
      lead: paragraph('Line under that title', 'Línea bajo ese título'),
      others: words('The other churches', 'Las demás iglesias'),
      see: words('Link to a church', 'Enlace a una iglesia'),
      ask: words('Link to ask a church', 'Enlace para preguntar a una iglesia'),
      all: words('Link to all of many', 'Enlace a todas, si son muchas'),
    }),
    finder: group('The search for one church of many', 'La búsqueda de una iglesia entre muchas', {
      search: words('Over the search', 'Sobre la búsqueda'),
      found: words('How many churches were found', 'Cuántas iglesias se hallaron', fills('count')),
      none: words('None was found', 'No se halló ninguna'),
      byCountry: words('“By country”', '«Por país»'),
      title: heading('The churches in a country', 'Las iglesias en un país', fills('country')),
      lead: paragraph('Line under the title', 'Línea bajo el título'),
    }),
    recordings: group('Recordings of sermons', 'Grabaciones de predicaciones', {
      name: words('Small line above the title', 'Línea pequeña sobre el título'),
      title: heading('Title, on the page of a church', 'Título, en la página de una iglesia'),
      lead: paragraph('Line under the title', 'Línea bajo el título'),
      hear: words('Link to them', 'Enlace a ellas'),
      watch: words('Button: play a film', 'Botón: reproducir un video'),
      listen: words('Button: play an audio file', 'Botón: reproducir un audio'),
      open: words('Link to where it is', 'Enlace al sitio donde está', fills('site')),
      file: words('Link to an audio file', 'Enlace a un archivo de audio'),
      asks: paragraph('That playing asks another site', 'Que al reproducir se pide a otro sitio'),
      failed: paragraph('When it cannot be played', 'Si no se puede reproducir'),
      earlier: words('Those that are not the latest', 'Las que no son las últimas'),
      newer: words(
        'On a page of earlier ones, the way back',
        'En una página de anteriores, la vuelta',
      ),
      all: words('Link to all of them', 'Enlace a todas', fills('count')),
      of: words('Title of the page of all', 'Título de la página de todas', fills('church')),
      description: paragraph(
        'Line under that title',
        'Línea bajo ese título',
        fills('church', 'years'),
      ),
      search: words('Over the search', 'Sobre la búsqueda'),
      found: words('How many were found', 'Cuántas se hallaron', fills('count')),
      none: words('None was found', 'No se halló ninguna'),
    }),
    serviceKinds: each(
      'What services are called',
      'Cómo se llaman las reuniones',
      namesOf('serviceKinds'),
    ),
    eventCategories: each(
      'What kinds of events are called',
      'Cómo se llaman los tipos de evento',
      namesOf('eventCategories'),
    ),
    visitTopics: each(
      'What one wants to know before a visit',
      'Lo que uno quiere saber antes de una visita',
      namesOf('visitTopics'),
    ),
    eventRepeats: each('How something repeats', 'Cómo se repite algo', repeats, fills('day')),
  }),
  { group: 'words', page: 'home' },
)
