import { entry, fills, group, heading, paragraph, words } from '#app/content/fields.ts'
import { defineFile } from '#app/content/kind.ts'
import { nameAt } from './categories.server.ts'

/** Words that a volunteer knows by what they say today. */
const asToday = <const Key extends string>(part: string, ...keys: readonly Key[]) =>
  Object.fromEntries(
    keys.map((key) => {
      const { en, es } = nameAt(key, 'words', part, key)
      return [key, words(`“${en}”`, `«${es}»`)]
    }),
  ) as Record<Key, ReturnType<typeof words>>

/** Words of no page in particular: menu, buttons, forms. */
export const wordsFile = defineFile(
  'words',
  entry('Words of every page', 'Palabras de todas las páginas', {
    ui: group('Menu, buttons and the like', 'Menú, botones y demás', {
      language: words('The choice of language', 'La elección del idioma'),
      // the menu
      ...asToday('ui', 'skipToContent', 'mainMenu', 'openMenu', 'closeMenu', 'home', 'churches'),
      ...asToday('ui', 'events', 'give', 'office', 'rightsReserved', 'websiteBy'),
      // buttons and links
      ...asToday('ui', 'newTab', 'learnMore', 'watchNow', 'readMore', 'showLess', 'registration'),
      ...asToday('ui', 'allEvents', 'backToHome', 'contactUs', 'scrollDown', 'pauseVideo'),
      // services
      ...asToday('ui', 'thisSunday', 'nextService'),
      beforeThat: words(
        'Before another gathering that comes first',
        'Delante de otra reunión que se celebra antes',
      ),
      ...asToday('ui', 'liveNow', 'onNow'),
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
      addToCalendar: words('“Add to calendar”', '«Agregar al calendario»'),
      calendarSubscribe: words('The calendar of the device', 'El calendario del dispositivo'),
      calendarFile: words('“Download the calendar file”', '«Descargar el archivo»'),
      // how to get there
      visitBar: words('Name of the bar on phones', 'Nombre de la barra en teléfonos'),
      ...asToday('ui', 'directions', 'call', 'askForPlace'),
      // the nearest church
      nearestChurch: words('Button: the nearest church', 'Botón: la iglesia más cercana'),
      nearestPrivate: paragraph('That nothing is sent', 'Que no se envía nada'),
      nearestAsking: words('While the browser is asked', 'Mientras se pregunta al navegador'),
      nearestFound: paragraph('Above the list by distance', 'Sobre la lista por distancia'),
      nearestUnder: words('A church very near', 'Una iglesia muy cercana', fills('distance')),
      nearestUnknown: paragraph('When nobody knows where one is', 'Si no se sabe dónde se está'),
      // to invite somebody
      ...asToday('ui', 'invite', 'inviteCard'),
      // how to reach somebody
      ...asToday('ui', 'address', 'phone', 'email', 'officeHours'),
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
      ...asToday('ui', 'pastEvent', 'dayToBeAnnounced', 'timeToBeAnnounced'),
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
      savedInstead: paragraph(
        'The page that was asked for was not saved',
        'La página que se pidió no está guardada',
        fills('date'),
      ),
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
        ...asToday('made', 'welcome', 'newHere', 'newBeliever', 'about', 'aboutUs', 'ourVision'),
        ...asToday('made', 'weBelieve'),
        praiseChapelGlobal: words('The page of the global network', 'La página de la red mundial'),
        ...asToday('made', 'meetThePastors', 'ministries', 'connectGroups', 'outreach', 'kids'),
        ...asToday('made', 'bibleSchool', 'contact', 'privacy', 'explore', 'firstVisit'),
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
        ...asToday('made', 'yes', 'no'),
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
      failed: words('The list has not come', 'La lista no llegó'),
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
  }),
  { group: 'words', page: 'home' },
)
